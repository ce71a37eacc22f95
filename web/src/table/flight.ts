/**
 * Pieces that fly over the table: copies on a layer of their own, so that nothing on the table has to wait for them.
 *
 * Places are elements with `data-place`; pieces in them may have a `data-kind`. What is not drawn where it starts is
 * copied from an element with `data-sprite`.
 */

/** What flies from where to where. */
export interface Flight {
  from: string;
  to: string;
  /** To find the very piece within its place; nothing: the place itself. */
  kind?: string;
  sprite?: string;
  /** An answer to the others: it starts when they have nearly landed. */
  isLater?: boolean;
}

/** Something that is about to fly, measured and copied before the table changed. */
interface Departure {
  flight: Flight;
  from: DOMRect;
  copy: HTMLElement;
}

/** Of a flight, between two that start together. */
const LAG = 0.14;

/** Remember where the pieces are now: after the move their places may be gone. */
export function prepare(root: HTMLElement, flights: readonly Flight[]): Departure[] {
  const used = new Set<Element>();
  const leaving = flights.flatMap((flight) => {
    const { pieces, areVery } = piecesAt(root, flight.from, flight.kind);
    const found = pieces.find((one) => !used.has(one));
    const sprite = flight.sprite ? root.querySelector(`[data-sprite="${CSS.escape(flight.sprite)}"]`) : found;
    if (!found || !sprite) return [];
    if (areVery && !flight.sprite) used.add(found);
    const copy = sprite.cloneNode(true) as HTMLElement;
    return [{ flight, from: found.getBoundingClientRect(), copy }];
  });
  return [...leaving.filter((one) => !one.flight.isLater), ...leaving.filter((one) => one.flight.isLater)];
}

/** A departure that knows where it goes. */
interface Bound extends Departure {
  target: Element;
  to: DOMRect;
  /** A card arrives: its place is empty until then. */
  isCovered: boolean;
  delay: number;
}

/**
 * Ends when the last has landed. The table already shows the new position; a card that arrives is covered until then.
 *
 * First everything is measured, then everything is put on the layer, then measured there: a browser that has to measure
 * between changes lays the whole page out anew each time.
 */
export async function fly(root: HTMLElement, leaving: readonly Departure[], duration: number): Promise<void> {
  if (leaving.length === 0 || duration <= 0) return;
  const bound = aim(root, leaving, duration);
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '45',
    pointerEvents: 'none',
    contain: 'strict',
  });
  layer.append(...bound.map(dressed));
  document.body.append(layer);
  const sizes = bound.map(({ copy }) => copy.getBoundingClientRect());
  try {
    await Promise.all(bound.map((one, i) => start(one, sizes[i] ?? one.from, duration)));
  } finally {
    layer.remove();
  }
}

/** Where each goes, and when. */
function aim(root: HTMLElement, leaving: readonly Departure[], duration: number): Bound[] {
  const used = new Set<Element>();
  const first = leaving.filter((one) => !one.flight.isLater).length;
  const secondAct = first ? duration * (1 + LAG * (first - 1)) * 0.75 : 0;
  return leaving.flatMap((one, i) => {
    const { flight } = one;
    // Of several alike the new one is the last.
    const { pieces, areVery } = piecesAt(root, flight.to, flight.kind);
    const target = [...pieces].reverse().find((piece) => !used.has(piece));
    if (!target) return [];
    const isCovered = areVery && !flight.sprite;
    if (isCovered) used.add(target);
    const delay = flight.isLater ? secondAct + (i - first) * duration * LAG : i * duration * LAG;
    return [{ ...one, target, to: target.getBoundingClientRect(), isCovered, delay }];
  });
}

/** The copy as it flies. */
function dressed({ flight, from, copy }: Bound): HTMLElement {
  copy.removeAttribute('data-sprite');
  copy.classList.remove('selected', 'highlighted', 'disabled');
  Object.assign(copy.style, { position: 'absolute', insetInlineStart: '0', insetBlockStart: '0', margin: '0' });
  if (!flight.sprite) copy.style.setProperty('--size', `${from.width}px`);
  return copy;
}

/** How many points an arc is made of. */
const POINTS = 6;

async function start(one: Bound, own: DOMRect, duration: number): Promise<void> {
  const { flight, from, to, copy, target, isCovered, delay } = one;
  // A pile or a panel is larger than a piece: only a piece is grown to.
  const scale = to.width < own.width * 2.5 ? to.width / own.width : 0.6;
  const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = centre(from);
  const [toX, toY] = centre(to);
  const far = Math.hypot(toX - x, toY - y);
  const lift = Math.min(90, 14 + far * 0.16);
  // Thrown with a flick: it leans into its way and lies straight when it lands.
  const lean = Math.max(-16, Math.min(16, (toX - x) / 28 || 4));
  // The place of a card is empty until the card lands; piles and panels stay in sight.
  if (isCovered) target.animate({ opacity: [0, 0] }, { duration: delay + duration * 0.92 });
  const frames: Keyframe[] = Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const up = 4 * t * (1 - t);
    const at = `translate(${x + (toX - x) * t - own.width / 2}px, ${y + (toY - y) * t - own.height / 2 - lift * up}px)`;
    return {
      transform: `${at} rotate(${lean * Math.sin(Math.PI * t)}deg) scale(${1 + (scale - 1) * t + 0.1 * up})`,
      opacity: flight.sprite && (i === 0 || i === POINTS) ? 0 : 1,
      // What is high up throws a longer, softer shadow.
      filter: `drop-shadow(0 ${2 + 12 * up}px ${2 + 7 * up}px rgb(40 22 8 / ${0.34 - 0.12 * up}))`,
      offset: t * 0.9,
    };
  });
  // It lands with weight: a little deeper, then as it lies.
  const landed = `translate(${toX - own.width / 2}px, ${toY - own.height / 2}px)`;
  const opacity = flight.sprite ? 0 : 1;
  frames.push(
    { transform: `${landed} scale(${scale * 0.965})`, opacity, offset: 0.95 },
    { transform: `${landed} scale(${scale})`, opacity, offset: 1 },
  );
  const flown = copy.animate(frames, { duration, delay, easing: 'cubic-bezier(0.32, 0.05, 0.3, 1)', fill: 'both' });
  await flown.finished.catch(() => undefined);
  copy.remove();
}

/** What is at a place: the very pieces of that kind, else what is shown there; of a hidden place what holds it. */
function piecesAt(root: HTMLElement, name: string, kind?: string): { pieces: Element[]; areVery: boolean } {
  let at = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  while (at && at !== root && at.getBoundingClientRect().width === 0) at = at.parentElement;
  if (!at) return { pieces: [], areVery: false };
  const very = kind ? [...at.querySelectorAll(`[data-kind="${CSS.escape(kind)}"] .piece`)] : [];
  return very.length
    ? { pieces: very, areVery: true }
    : { pieces: [at.querySelector('.piece, .art') ?? at], areVery: false };
}
