import { expect, test } from 'vitest';
import type { EventObject, Happening } from '../lib/wire';
import { linesOf } from './sentences';

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
