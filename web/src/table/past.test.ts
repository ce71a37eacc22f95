import { expect, test } from 'vitest';
import type { GameShown } from '../lib/wire';
import { Past, positionOf } from './past.svelte';

const at = (seq: number): { seq: number; happenings: []; after: GameShown } => ({
  seq,
  happenings: [],
  after: { view: { viewer: 0, seq }, legal: [] } as unknown as GameShown,
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
