/** The table as it was: every position that was seen since the page was opened, to step back through. */

import type { GameView, Happening } from '../lib/wire';
import type { NewsStep } from '../model/table.svelte';

/** A position, and what led to it. */
export interface Position {
  seq: number;
  game: GameView;
  happenings: readonly Happening[];
}

export type Step = Pick<NewsStep, 'seq' | 'happenings' | 'after'>;

/** A step as a position; nothing if there is nothing to be seen. */
export function positionOf({ seq, after, happenings }: Step): Position | null {
  return after && { seq, game: after, happenings };
}

/** What happened without what was taken back: everything since the last decision of the player who took back. */
export function notTakenBack(happenings: readonly Happening[]): Happening[] {
  const left: Happening[] = [];
  for (const one of happenings) {
    if (one.kind === 'undone') {
      const last = left.map((moved) => moved.kind === 'moved' && moved.seat === one.seat).lastIndexOf(true);
      if (last >= 0) left.length = last;
    } else left.push(one);
  }
  return left;
}

export class Past<P extends Position> {
  #all: readonly P[] = $state.raw([]);
  #at: number | null = $state(null);
  readonly #lay: (step: Step, last: P | null) => P | null;

  /** The present. */
  readonly latest: P | null = $derived.by(() => this.#all.at(-1) ?? null);
  /** Without positions seen from another seat: on a shared device they may hold its secrets. */
  readonly positions: readonly P[] = $derived.by(() => {
    const viewer = this.latest?.game.view.viewer;
    return this.#all.filter((one) => !this.isSecret || one.game.view.viewer === viewer);
  });
  /** The position looked at. */
  readonly at: number = $derived.by(() => this.#at ?? this.positions.length - 1);
  readonly shown: P | null = $derived.by(() => this.positions[this.at] ?? this.latest);
  readonly isNow = $derived.by(() => this.#at === null);
  readonly canGoBack = $derived.by(() => this.at > 0);

  /** `lay` makes a position of a step; `isSecret`: players see different things. */
  constructor(
    lay: (step: Step, last: P | null) => P | null,
    readonly isSecret = false,
  ) {
    this.#lay = lay;
  }

  /** Another step is shown; tells whether it changed anything on the table. */
  add = (step: Step): boolean => {
    const last = this.latest;
    if (!step.after || step.after.view === last?.game.view) return false;
    const next = this.#lay(step, last);
    if (!next) return false;
    if (this.isSecret && last?.game.view.viewer !== next.game.view.viewer) this.#at = null;
    this.#all = [...this.#all, next];
    return true;
  };

  back = (): void => {
    if (this.canGoBack) this.#at = this.at - 1;
  };

  forward = (): void => {
    if (this.#at !== null) this.#at = this.#at + 1 < this.positions.length - 1 ? this.#at + 1 : null;
  };

  toPresent = (): void => void (this.#at = null);

  /** Whether there is a position right after this entry of the log. */
  has = (seq: number): boolean => this.positions.some((one) => one.seq === seq);

  /** Look at the position after this entry of the log; the last one is the present. */
  lookAt = (seq: number): void => {
    const at = this.positions.findIndex((one) => one.seq === seq);
    if (at >= 0) this.#at = at === this.positions.length - 1 ? null : at;
  };
}

/** The past of whatever game, to be looked at. */
export type AnyPast = Pick<
  Past<Position>,
  'latest' | 'positions' | 'at' | 'shown' | 'isNow' | 'canGoBack' | 'back' | 'forward' | 'toPresent' | 'has' | 'lookAt'
>;
