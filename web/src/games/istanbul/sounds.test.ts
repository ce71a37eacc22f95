import { expect, test } from 'vitest';
import type { EventObject } from '../../lib/wire';
import { soundsOf } from './sounds';

test.each([
  ['DiceRolled', ['dice']],
  ['CardsDrawn', ['card']],
  ['TileBought', ['take', 'card']],
  ['LiraTaken', ['token']],
  ['RubyBought', ['bonus']],
  ['TurnEnded', []],
])('%s', (type, sounds) => {
  expect(soundsOf([{ type } as unknown as EventObject]).map(({ sound }) => sound)).toEqual(sounds);
});
