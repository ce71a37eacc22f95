import { expect, test } from 'vitest';
import type { GameView, Happening } from '../lib/wire';
import { notTakenBack, Past, positionOf } from './past.svelte';

const at = (seq: number): { seq: number; happenings: []; after: GameView } => ({
  seq,
  happenings: [],
  after: { view: { viewer: 0, seq }, legal: [] } as unknown as GameView,
});

test('a line of the log leads to its position, the last one to the present', () => {
  const past = new Past(positionOf);
  for (const seq of [3, 4, 6]) past.add(at(seq));
  expect([3, 4, 5, 6].map(past.has)).toEqual([true, true, false, true]);
  past.lookAt(3);
  expect([past.isNow, past.shown?.seq]).toEqual([false, 3]);
  past.lookAt(5); // nothing was to be seen there
  expect(past.shown?.seq).toBe(3);
  past.lookAt(6);
  expect([past.isNow, past.shown?.seq]).toEqual([true, 6]);
});

const one = (seq: number, kind: string, seat?: number): Happening => ({
  seq,
  at: 0,
  kind,
  ...(seat === undefined ? {} : { seat }),
});

test('what was taken back has not happened', () => {
  const log = [
    one(1, 'moved', 0),
    one(2, 'moved', 1),
    one(3, 'moved', 0),
    one(4, 'drawn'),
    one(5, 'moved', 1),
    one(6, 'drawn'),
  ];
  expect(notTakenBack(log)).toEqual(log);
  expect(notTakenBack([...log, one(7, 'undone', 0), one(8, 'moved', 0)]).map(({ seq }) => seq)).toEqual([1, 2, 8]);
  const twice = [...log, one(7, 'undone', 0), one(8, 'undone', 0)];
  expect(notTakenBack(twice)).toEqual([]);
});
