import { expect, test } from 'vitest';
import type { LedgerEntry, Review, ReviewAnswer } from '../../lib/wire';
import { Refusal } from '../../model/source';
import { changed, decisionAt, entriesOf, errorsOf, Reviewing, stopFor } from './reviewing.svelte';

const entry = (step: number, kind: LedgerEntry['kind'], seat: number | null, own: number): LedgerEntry => ({
  step,
  kind,
  seat,
  amounts: [own, -own],
});
const decision = (number: number, step: number, seat: number) => ({ number, step, seat, band: 'mistake' });
const review = {
  seats: [{ errors: [1] }, { errors: [2] }],
  entries: [
    entry(1, 'cards', null, 0.1),
    entry(2, 'error', 0, -0.06),
    entry(2, 'hidden', 0, 0.02),
    entry(3, 'cards', 0, -0.02),
    entry(4, 'error', 1, 0.2),
    entry(5, 'cards', 1, 0.001),
  ],
  decisions: [decision(1, 2, 0), decision(2, 4, 1)],
} as unknown as Review;

test('an entry of the ledger belongs to one row, and rows are sorted by size', () => {
  const steps = (row: Parameters<typeof entriesOf>[1], seat: number): number[] =>
    entriesOf(review, row, seat).map((one) => one.step);
  expect(steps('cards', 0)).toEqual([1, 3, 5]);
  expect(steps('own_errors', 0)).toEqual([2]);
  expect(steps('other_errors', 0)).toEqual([4]);
  expect(steps('own_errors', 1)).toEqual([4]);
  expect(steps('hidden', 1)).toEqual([2]);
  expect(steps('start', 0)).toEqual([]);
});

test('what chance changed is summed, and nothing is said of next to nothing', () => {
  expect(changed(review, 'cards', 0, 0, 4)).toBeCloseTo(0.08);
  expect(changed(review, 'cards', 1, 0, 4)).toBeCloseTo(-0.08);
  expect(changed(review, 'cards', 0, 4, 9)).toBeNull();
});

test('a decision is seen before it is made, chance after it has answered', () => {
  expect(stopFor({ kind: 'error', step: 2 }, [2, 4, 6])).toBe(2);
  expect(stopFor({ kind: 'cards', step: 3 }, [2, 4, 6])).toBe(4);
  expect(decisionAt(review, 4)?.seat).toBe(1);
  expect(decisionAt(review, 3)).toBeNull();
  expect(errorsOf(review, 0).map((one) => one.step)).toEqual([2]);
  expect(errorsOf(review, null).map((one) => one.step)).toEqual([2, 4]);
});

test('it is asked for until it is there', async () => {
  const refused = new Refusal({ code: 'review.not-ready', args: { done: 3, of: 9 }, message: '' });
  const answers: (Refusal | ReviewAnswer)[] = [refused, { review, can_deepen: true, deeper: null }];
  const api = {
    review: () => {
      const next = answers.shift();
      return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next as ReviewAnswer);
    },
    deepen: () => Promise.reject(new Refusal({ code: 'request.too-many', args: {}, message: '' })),
  };
  const reviewing = new Reviewing(api, 'abc123');
  await reviewing.load();
  expect(reviewing.progress).toEqual({ done: 3, of: 9 });
  await reviewing.load();
  expect(reviewing.review).toBe(review);
  expect(reviewing.progress).toBeNull();
  await reviewing.deepen();
  expect(reviewing.problem?.code).toBe('request.too-many');
  reviewing.stop();
});
