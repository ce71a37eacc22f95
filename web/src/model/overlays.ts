/**
 * What lies over a page: dialogs and sheets, the topmost last. The browser's Back closes it before it leaves the page.
 *
 * As long as something is open, the history has one more entry for each overlay, with the same address. The entry goes
 * when the overlay is closed in another way, so nobody has to press Back twice.
 */

/** The parts of a browser's window that are used here. */
export interface Past {
  history: Pick<History, 'pushState' | 'go' | 'state'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

/** How many overlays an entry of the history stands for. */
export function overlaysIn(state: unknown): number {
  const found = (state as { overlays?: unknown } | null)?.overlays;
  return typeof found === 'number' ? found : 0;
}

export class Overlays {
  readonly #place: Past;
  #open: (() => void)[] = [];
  /** The browser has been told to go back, and has not yet. */
  #isGoing = false;

  constructor(place: Past) {
    this.#place = place;
    place.addEventListener('popstate', () => this.#moved());
    this.#settle(); // a page that was loaded anew has no dialog open
  }

  /** Something has been opened that `close` closes; call what is returned once it is closed. */
  open(close: () => void): () => void {
    this.#open.push(close);
    queueMicrotask(() => this.#settle());
    return () => {
      this.#open = this.#open.filter((one) => one !== close);
      // Later: whoever closes one dialog to open another keeps the entry.
      queueMicrotask(() => this.#settle());
    };
  }

  /** The reader went back or forward. */
  #moved(): void {
    if (this.#isGoing) this.#isGoing = false;
    else {
      const closing = this.#open.splice(overlaysIn(this.#place.history.state));
      for (const close of closing.reverse()) close();
    }
    this.#settle();
  }

  /** As many entries as there are overlays. */
  #settle(): void {
    if (this.#isGoing) return;
    const { history } = this.#place;
    const found = overlaysIn(history.state);
    for (let overlays = found + 1; overlays <= this.#open.length; overlays++) history.pushState({ overlays }, '');
    if (found > this.#open.length) {
      this.#isGoing = true;
      history.go(this.#open.length - found);
    }
  }
}
