/** The games that can be played here, and whether they are ready. */

import type { MessageObject, StatusShown } from '../lib/wire';
import type { Api, OfferedGame } from './api';

/** Milliseconds before the catalogue is asked for again, at first and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

export class Catalogue {
  games: OfferedGame[] = $state.raw([]);
  status: StatusShown | null = $state.raw(null);
  readonly #api: Pick<Api, 'games' | 'status'>;
  #asked: Promise<OfferedGame[]> | null = null;

  constructor(api: Pick<Api, 'games' | 'status'>) {
    this.#api = api;
  }

  /** Ask the server once; a failure is not remembered. */
  load(): Promise<OfferedGame[]> {
    this.#asked ??= this.#api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Ask until the catalogue is here, however long the server is away; the function returned gives up. */
  insist(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE;
    let isStopped = false;
    const ask = (): void =>
      void this.load().catch(() => {
        if (isStopped) return;
        timer = setTimeout(ask, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      });
    ask();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }

  game(id: string): OfferedGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** What a game is called, to be said in the reader's language. */
  nameOf(id: string): MessageObject | string {
    return this.game(id)?.name ?? id;
  }

  /** Whether a game's rules, and its bots where they are needed, can be used at once; unknown counts as ready. */
  isReady(id: string, needsBots = true): boolean {
    const found = this.status?.games[id];
    return !found || (found.rules === 'ready' && !(needsBots && found.bots === 'warming'));
  }

  /** Ask until the game is ready, every second; `stop` ends it, and `ready` then never comes. */
  watch(id: string, needsBots = true): { stop: () => void; ready: Promise<void> } {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const ready = new Promise<void>((resolve) => {
      const ask = async (): Promise<void> => {
        try {
          this.status = await this.#api.status();
          if (isStopped) return;
          if (this.isReady(id, needsBots)) return resolve();
        } catch {
          // The server is away for a moment; what is wanted of it next says so.
        }
        if (!isStopped) timer = setTimeout(() => void ask(), 1000);
      };
      void ask();
    });
    return {
      ready,
      stop: () => {
        isStopped = true;
        clearTimeout(timer);
      },
    };
  }
}
