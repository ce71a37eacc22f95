/** A recorded game as the source of a table: nobody is to move, and steps are shown when they are asked for. */

import type { GameView, Happening, History } from '../lib/wire';
import { PROTOCOL } from '../lib/wire';
import { type Answer, type Listener, Refusal, type Source } from './source';

/**
 * Where a reader stops: before the first move, and after each move with all that chance answered. A round that was
 * scored is looked at before the next one is dealt.
 */
export function stopsOf(steps: History['steps']): number[] {
  const isStop = (at: number): boolean => steps[at]?.who !== '*' || steps[at - 1]?.ends_round === true;
  const stops = Array.from({ length: steps.length }, (_, at) => at).filter(isStop);
  // The chance that sets the table up is no step of its own.
  const first = steps.findIndex((step) => step.who !== '*');
  return [...stops.filter((at) => at >= Math.max(0, first)), steps.length];
}

export class Recording implements Source {
  readonly #history: History;
  #at: number;
  #listener: Listener | null = null;

  /** The game after its first `at` steps. */
  constructor(history: History, at: number) {
    this.#history = history;
    this.#at = at;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener.onFrame({
      type: 'welcome',
      protocol: PROTOCOL,
      seq: this.#at,
      table: { ...this.#history.table, phase: 'playing', turn: null, times: null, can_undo: false },
      seat: this.#history.seat,
      game: this.#game(),
      happenings: Array.from({ length: this.#at }, (_, i) => this.#happening(i + 1)),
    });
    listener.onState('open', null);
  }

  /** Report the next steps, up to `to`, as a live table would: together. */
  forward(to: number): void {
    const from = this.#at;
    this.#at = Math.min(to, this.#history.steps.length);
    if (this.#at <= from) return;
    this.#listener?.onFrame({
      type: 'news',
      seq: this.#at,
      seat: this.#history.seat,
      turn: null,
      happenings: Array.from({ length: this.#at - from }, (_, i) => this.#happening(from + i + 1)),
      game: this.#game(),
    });
  }

  /** No command can be given to a recorded game. */
  command(): Promise<Answer> {
    return Promise.reject(new Refusal({ code: 'web.closed', args: {}, message: '' }));
  }

  look(): void {}

  attend(): void {}

  nudge(): void {}

  close(): void {
    this.#listener = null;
  }

  #game(): GameView {
    const { view = this.#history.start, layout = '' } = this.#history.steps[this.#at - 1] ?? {};
    return { view, legal: [], ...(layout ? { layout } : {}) };
  }

  #happening(at: number): Happening {
    const step = this.#history.steps[at - 1];
    const seat = Number(step?.who) - 1;
    return {
      seq: at,
      at: 0,
      kind: step?.who === '*' ? 'drawn' : 'moved',
      ...(seat >= 0 ? { seat } : {}),
      events: step?.events ?? [],
    };
  }
}
