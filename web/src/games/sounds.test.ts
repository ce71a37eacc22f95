/** What is heard, chosen by events alone. The games are found as the app finds them. */
import { describe, expect, test } from 'vitest';
import { afterPieces, SOUNDS } from '../model/sounds';
import { games } from './registry';

describe('after the pieces', () => {
  test.each([
    [{ isOver: false, becomesMine: true, isSaid: false }, 'turn'],
    [{ isOver: false, becomesMine: false, isSaid: false }, null],
    [{ isOver: false, becomesMine: true, isSaid: true }, 'said'],
    [{ isOver: true, becomesMine: true, isSaid: false }, null],
  ] as const)('%o: %s', (step, sound) => expect(afterPieces(step)).toBe(sound));
});

test.each([...games])('%s makes only sounds that there are, and none of nothing', async (_, screens) => {
  const { soundsOf } = (await screens.sounds?.()) ?? { soundsOf: () => [] };
  expect(soundsOf([])).toEqual([]);
  const types = [
    'RoundDealt',
    'GoodTaken',
    'CamelsTaken',
    'MarketRefilled',
    'DiceRolled',
    'RubyBought',
    'CardsDrawn',
    'Unheard',
  ];
  for (const type of types) for (const { sound } of soundsOf([{ type } as never])) expect(SOUNDS).toContain(sound);
});
