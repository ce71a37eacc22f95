/** The review of a table: asked for until it is there, and what a page wants to know of it. */

import type { Api } from '../../model/api';
import { problemFrom } from '../../model/api';
import type { LedgerEntry, Problem, Review, ReviewProgress, ReviewedDecision, ReviewAnswer } from '../../lib/wire';

/** Milliseconds between two questions whether it is ready. */
const PAUSE = 600;
/** Chances that changed less than this are not spoken of. */
const LEAST = 0.005;

export class Reviewing {
  shown: ReviewAnswer | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** How far the first review is. */
  progress: ReviewProgress | null = $state.raw(null);

  review: Review | null = $derived.by(() => this.shown?.review ?? null);
  readonly #api: Pick<Api, 'review' | 'deepen'>;
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(api: Pick<Api, 'review' | 'deepen'>, table: string) {
    this.#api = api;
    this.#table = table;
  }

  /** Ask, and ask again as long as it is being made. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = null;
    try {
      this.shown = await this.#api.review(this.#table);
      this.progress = null;
      if (this.shown.deeper) this.#again();
    } catch (error) {
      const problem = problemFrom(error);
      if (problem.code === 'review.not-ready') {
        this.progress = { done: Number(problem.args['done']), of: Number(problem.args['of']) };
        this.#again();
      } else if (!this.shown) this.problem = problem;
    }
  }

  async deepen(): Promise<void> {
    try {
      const deeper = await this.#api.deepen(this.#table);
      if (this.shown) this.shown = { ...this.shown, deeper };
      this.#again();
    } catch (error) {
      this.problem = problemFrom(error);
    }
  }

  stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  #again(): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.load(), PAUSE);
  }
}

/** The decision that is to be made at a step. */
export const decisionAt = (review: Review | null, step: number): ReviewedDecision | null =>
  review?.decisions.find((one) => one.step === step) ?? null;

/** Whether a decision gave up two points or more, and surely so. */
export const isError = ({ band }: ReviewedDecision): boolean => ['inaccuracy', 'mistake', 'blunder'].includes(band);

/** Errors of a seat, or of all: those that count. */
export function errorsOf(review: Review, seat: number | null): ReviewedDecision[] {
  const wanted = new Set(review.seats.flatMap((one, i) => (seat === null || seat === i ? (one.errors ?? []) : [])));
  return review.decisions.filter((one) => wanted.has(one.number));
}

/** What entries of a kind changed for a seat, from one step up to another, which is not among them. */
export function changed(
  review: Review,
  kind: LedgerEntry['kind'],
  seat: number,
  from: number,
  to: number,
): number | null {
  const found = review.entries.filter((one) => one.kind === kind && one.step >= from && one.step < to);
  const sum = found.reduce((total, one) => total + (one.amounts[seat] ?? 0), 0);
  return Math.abs(sum) < LEAST ? null : sum;
}

/** Where a reader sees an entry: a decision before it is made, chance after it has answered. */
export const stopFor = (entry: Pick<LedgerEntry, 'kind' | 'step'>, stops: readonly number[]): number =>
  entry.kind === 'cards' ? (stops.find((one) => one > entry.step) ?? entry.step + 1) : entry.step;

/** Which stop a step belongs to, as they are counted below the table. */
export const numberOf = (step: number, stops: readonly number[]): number =>
  Math.max(0, stops.filter((one) => one <= step).length - 1);

export type Row = 'start' | 'cards' | 'own_errors' | 'other_errors' | 'hidden' | 'result';
export const ROWS: readonly Row[] = ['start', 'cards', 'own_errors', 'other_errors', 'hidden', 'result'];

/** The entries that a row of the ledger adds up for a seat, the largest first. */
export function entriesOf(review: Review, row: Row, seat: number): LedgerEntry[] {
  const isIn = (one: LedgerEntry): boolean => {
    if (row === 'cards' || row === 'hidden') return one.kind === row;
    if (row === 'own_errors') return one.kind === 'error' && one.seat === seat;
    return row === 'other_errors' && one.kind === 'error' && one.seat !== seat;
  };
  const size = (one: LedgerEntry): number => Math.abs(one.amounts[seat] ?? 0);
  return review.entries.filter((one) => isIn(one) && size(one) > 0).sort((a, b) => size(b) - size(a));
}
