/** Something told beat by beat, which can be skipped to its end. */

export class Beats {
  /** How many beats have been. */
  at = $state(0);
  readonly #lengths: readonly number[];
  readonly #onBeat: (beat: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isDone: boolean = $derived.by(() => this.at >= this.#lengths.length);

  /** `lengths` are the milliseconds before each beat; with 0 alone everything is told at once. */
  constructor(lengths: readonly number[], onBeat: (beat: number) => void = () => undefined) {
    this.#lengths = lengths;
    this.#onBeat = onBeat;
    if (lengths.every((length) => length === 0)) this.at = lengths.length;
    else this.#wait();
  }

  /** Tell the rest at once. */
  skip = (): void => {
    this.stop();
    this.at = this.#lengths.length;
  };

  stop = (): void => clearTimeout(this.#timer);

  #wait(): void {
    const length = this.#lengths[this.at];
    if (length === undefined) return;
    this.#timer = setTimeout(() => {
      this.#onBeat(this.at);
      this.at += 1;
      this.#wait();
    }, length);
  }
}
