/** Pieces that fly over the table. Places are elements with `data-place`, pieces are copied from `data-sprite`. */

/** What flies from where to where. */
export interface Flight {
  what: string;
  from: string;
  to: string;
}

interface Prepared {
  piece: HTMLElement;
  start: DOMRect;
  to: string;
}

function find(root: HTMLElement, attribute: string, value: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(value)}"]`);
}

/** Remember where the pieces are now: after the move their places may be gone. */
export function prepare(root: HTMLElement, flights: readonly Flight[]): Prepared[] {
  return flights.flatMap(({ what, from, to }) => {
    const sprite = find(root, 'sprite', what);
    const start = find(root, 'place', from)?.getBoundingClientRect();
    if (!sprite || !start) return [];
    return [{ piece: sprite.cloneNode(true) as HTMLElement, start, to }];
  });
}

/** Let them fly, one a little after the other; ends when the last has landed. */
export async function fly(root: HTMLElement, pieces: readonly Prepared[], duration: number): Promise<void> {
  if (duration <= 0) return;
  const landed = pieces.map(({ piece, start, to }, i) => {
    const end = find(root, 'place', to)?.getBoundingClientRect();
    if (!end) return null;
    piece.removeAttribute('data-sprite');
    Object.assign(piece.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInlineStart: '0',
      zIndex: '45',
      pointerEvents: 'none',
    });
    document.body.append(piece);
    const own = piece.getBoundingClientRect();
    const at = (box: DOMRect): string =>
      `translate(${box.x + (box.width - own.width) / 2}px, ${box.y + (box.height - own.height) / 2}px)`;
    const flight = piece.animate(
      [
        { transform: `${at(start)} scale(0.7)`, opacity: 0.3 },
        { transform: `${at(start)} scale(1.15)`, opacity: 1, offset: 0.15 },
        { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${at(end)} scale(0.6)`, opacity: 0 },
      ],
      { duration, delay: i * duration * 0.12, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards' },
    );
    return flight.finished.catch(() => undefined).then(() => piece.remove());
  });
  await Promise.all(landed);
}
