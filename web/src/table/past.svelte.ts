/** The table as it was: every position that was seen since the page was opened, to step back through. */

import type { GameShown, Happening } from '../lib/wire';
import type { NewsStep } from '../model/table.svelte';

export interface PastPosition {
  seq: number;
  game: GameShown;
  happenings: readonly Happening[];
}

export class Past {
  positions: readonly PastPosition[] = $state.raw([]);
  /** The position looked at; nothing: the present. */
  #at: number | null = $state(null);

  readonly last = $derived.by(() => this.positions.length - 1);
  readonly at = $derived.by(() => this.#at ?? this.last);
  /** The old position that is shown; nothing while one looks at the present. */
  readonly shown: PastPosition | null = $derived.by(() =>
    this.#at === null || this.#at >= this.last ? null : (this.positions[this.#at] ?? null),
  );

  /** Keep what is shown now. */
  add = (step: Pick<NewsStep, 'seq' | 'after' | 'happenings'>): void => {
    if (!step.after || step.after === this.positions.at(-1)?.game) return;
    const one = { seq: step.seq, game: step.after, happenings: step.happenings };
    this.positions = [...this.positions, one];
  };

  go = (to: number): void => {
    this.#at = to >= this.last ? null : Math.max(0, to);
  };
  back = (): void => this.go(this.at - 1);
  forth = (): void => this.go(this.at + 1);
  toPresent = (): void => this.go(this.last);
}
