/** The games that can be played here, and whether they are ready. */

import type { GameBox, GameInShort, MessageObject, ServerStatus } from '../lib/wire';
import { type Api, OFFLINE, problemFrom } from './api';

type Asked = Pick<Api, 'games' | 'game' | 'status'>;

/** Milliseconds before the catalogue is asked for again, at first and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

export class Catalogue {
  games: GameInShort[] = $state.raw([]);
  status: ServerStatus | null = $state.raw(null);
  /** Components by game, each asked for when it is first needed. */
  #boxes: Readonly<Record<string, readonly GameBox[]>> = $state.raw({});
  readonly #api: Asked;
  #loading: Promise<GameInShort[]> | null = null;
  readonly #wanted = new Set<string>();

  constructor(api: Asked) {
    this.#api = api;
  }

  /** Ask the server once; a failure is not remembered. */
  load(): Promise<GameInShort[]> {
    this.#loading ??= this.#ask();
    return this.#loading;
  }

  #ask(): Promise<GameInShort[]> {
    return this.#api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
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

  /** The components of a game by number of players, fewest first; undefined until they are here, which they soon are. */
  boxes(id: string): readonly GameBox[] | undefined {
    if (!this.#wanted.has(id)) {
      this.#wanted.add(id);
      void this.#askBoxes(id, FIRST_PAUSE);
    }
    return this.#boxes[id];
  }

  async #askBoxes(id: string, pause: number): Promise<void> {
    try {
      const { boxes } = await this.#api.game(id);
      this.#boxes = { ...this.#boxes, [id]: boxes };
    } catch (error) {
      // A game that is not offered has none; a server that is away is asked again.
      if (problemFrom(error).code !== OFFLINE) return;
      setTimeout(() => void this.#askBoxes(id, Math.min(2 * pause, LONGEST_PAUSE)), pause);
    }
  }

  game(id: string): GameInShort | undefined {
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
