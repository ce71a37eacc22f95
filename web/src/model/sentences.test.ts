import { expect, test } from 'vitest';
import type { EventObject, Happening } from '../lib/wire';
import { linesOf, toldOf } from './sentences';

const told = (key: string, more: object = {}): EventObject =>
  ({ type: 'Something', say: { key, args: {} }, ...more }) as unknown as EventObject;

test('a line has the colour of the player it speaks of, not of the one who moved', () => {
  const happening: Happening = {
    seq: 4,
    at: 0,
    kind: 'moved',
    seat: 0,
    events: [told('sold', { seat: 0 }), told('income', { seat: 1 }), told('nobody', { seat: null }), told('all')],
  };
  expect(linesOf(happening).map((line) => [line.say.key, line.seat])).toEqual([
    ['sold', 0],
    ['income', 1],
    ['nobody', null],
    ['all', null],
  ]);
});

test('what happens beside the game is the doing of its seat', () => {
  expect(linesOf({ seq: 5, at: 0, kind: 'undone', seat: 1 }).map((line) => line.seat)).toEqual([1]);
  expect(linesOf({ seq: 1, at: 0, kind: 'created', events: [told('old', { seat: 0 })] })[0]?.seat).toBe(null);
});

test('what is still being counted is not told, nor what came after it', () => {
  const moved: Happening = { seq: 4, at: 0, kind: 'moved', events: [told('sold'), told('scored'), told('won')] };
  const dealt: Happening = { seq: 5, at: 0, kind: 'moved', events: [told('dealt')] };
  const untold = { seq: 4, key: 'scored' };
  const keysOf = (one: Happening, from = untold as typeof untold | null): string[] =>
    toldOf(linesOf(one), one, from).map((line) => line.say.key);
  expect(keysOf(moved)).toEqual(['sold']);
  expect(keysOf(dealt)).toEqual([]);
  expect(keysOf({ ...moved, seq: 3 })).toHaveLength(3);
  expect(keysOf(moved, null)).toHaveLength(3);
});
