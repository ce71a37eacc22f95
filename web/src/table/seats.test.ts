import { expect, it } from 'vitest';
import type { SeatInfo } from '../lib/wire';
import { isNumbered, portraitsAt } from './seats';

const bot = (level: number): SeatInfo => ({ kind: 'bot', level });
const guest: SeatInfo = { kind: 'guest', name: 'Ann', is_you: true };

it('numbers bots of a level only where there are several of it', () => {
  const seats = [guest, bot(2), bot(2), bot(3)];
  expect(seats.map((one) => isNumbered(one, seats))).toEqual([false, true, true, false]);
});

it('gives no two bots at a table the same portrait', () => {
  for (const levels of [
    [2, 2, 2],
    [5, 5, 5],
    [1, 1, 2],
    [4, 3, 4],
    [5, 1, 5],
  ]) {
    const shown = portraitsAt([guest, ...levels.map(bot)], 5);
    expect(shown[0]).toBeNull();
    expect(new Set(shown).size).toBe(4);
  }
});

it('leaves the portrait of a level to the first bot of that level', () => {
  expect(portraitsAt([bot(1), bot(1), bot(2)], 5)).toEqual([0, 2, 1]);
  expect(portraitsAt([bot(3)], 5)).toEqual([2]);
});

it('repeats a portrait only where there are fewer than bots', () => {
  expect(portraitsAt([bot(1), bot(1), bot(1)], 2)).toEqual([0, 1, 0]);
});
