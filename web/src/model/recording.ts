/** A recorded game as the source of a table: nobody is to move, and steps are shown when they are asked for. */

import type { GameShown, Happening, History } from '../lib/wire';
import { PROTOCOL } from '../lib/wire';
import { type Answer, type Listener, Refusal, type Source } from './source';

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

  /** Report the next step as a live table would; nothing after the last one. */
  forward(): void {
    if (this.#at >= this.#history.steps.length) return;
    this.#at += 1;
    this.#listener?.onFrame({
      type: 'news',
      seq: this.#at,
      seat: this.#history.seat,
      turn: null,
      happenings: [this.#happening(this.#at)],
      game: this.#game(),
    });
  }

  /** No command can be given to a recorded game. */
  command(): Promise<Answer> {
    return Promise.reject(new Refusal({ code: 'web.closed', args: {}, message: '' }));
  }

  look(): void {}

  nudge(): void {}

  close(): void {
    this.#listener = null;
  }

  #game(): GameShown {
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
