/** The line that tells what happened last: a player's own result stays long enough to be read. */

/** Milliseconds that an own result stays, whatever others do meanwhile. */
export const STAYS = 2400;

export interface Line {
  /** Another one is another line. */
  key: string;
  text: string;
  /** It tells what the reader did. */
  isOwn: boolean;
  /** It is asked for: nothing is waited for. */
  isAtOnce: boolean;
}

export class Lingering {
  text = $state('');
  readonly #newest: () => Line;
  #key = '';
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(newest: () => Line) {
    this.#newest = newest;
  }

  /** For an effect: shows the newest line, now or when the own one has been read. */
  update = (): void => {
    const line = this.#newest();
    clearTimeout(this.#timer);
    const rest = line.isOwn || line.isAtOnce || line.key === this.#key ? 0 : this.#until - Date.now();
    if (rest > 0) this.#timer = setTimeout(() => this.#show(line), rest);
    else this.#show(line);
  };

  stop = (): void => clearTimeout(this.#timer);

  #show({ key, text, isOwn }: Line): void {
    if (isOwn && key !== this.#key) this.#until = Date.now() + STAYS;
    this.#key = key;
    this.text = text;
  }
}
