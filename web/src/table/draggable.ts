/** Pieces that can be dragged; how that is done is loaded after the table is there. */

/** What a piece in the hand may do. */
export interface Carried {
  /** The names of the places where it may be dropped. */
  zones: readonly string[];
  /** It was dropped at `zone`, on the element under the pointer. */
  drop: (zone: string, on: Element) => void;
}

/** An attachment: `carry` is asked when a drag begins; null: this cannot be dragged now. */
export function draggable(carry: () => Carried | null): (piece: HTMLElement) => () => void {
  return (piece) => {
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('./drag').then(
      ({ watch }) => {
        if (!isGone) stop = watch(carry)(piece);
      },
      () => undefined, // without it there are clicks and keys
    );
    return () => {
      isGone = true;
      stop?.();
    };
  };
}
