import { expect, test } from 'vitest';
import type { Happening } from '../lib/wire';
import { notTakenBack } from './past.svelte';

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
