/** Pieces that fly over the table: copies on a layer of their own, so that nothing on the table has to wait for them. */

import type { Choreography, Flight } from './choreography';

/** Something that is about to fly, measured and copied before the table changed. */
interface Departure {
  flight: Flight;
  from: DOMRect;
  copy: HTMLElement | SVGElement;
  isRefill: boolean;
}

const LAG = 0.14; // of a flight, between two that start together

export function departures(root: HTMLElement, flights: Choreography): Departure[] {
  const used = new Set<Element>();
  const measure = (flight: Flight, isRefill: boolean): Departure[] => {
    const found = pieceAt(root, flight.from, flight.kind, used);
    if (!found) return [];
    used.add(found);
    return [{ flight, from: found.getBoundingClientRect(), copy: found.cloneNode(true) as HTMLElement, isRefill }];
  };
  return [
    ...flights.move.flatMap((one) => measure(one, false)),
    ...flights.refill.flatMap((one) => measure(one, true)),
  ];
}

/** Ends when the last has landed. The table already shows the new position; what arrives is covered until it does. */
export async function fly(root: HTMLElement, flying: readonly Departure[], duration: number): Promise<void> {
  if (flying.length === 0) return;
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '30',
    pointerEvents: 'none',
    overflow: 'hidden',
  });
  root.append(layer);
  const used = new Set<Element>();
  const moves = flying.filter((one) => !one.isRefill).length;
  const secondAct = moves ? duration * (1 + LAG * (moves - 1)) * 0.75 : 0;
  try {
    const landed = flying.map((one, i) => {
      const delay = one.isRefill ? secondAct + (i - moves) * duration * LAG : i * duration * LAG;
      return start(root, layer, one, used, duration, delay);
    });
    await Promise.all(landed);
  } finally {
    layer.remove();
  }
}

async function start(
  root: HTMLElement,
  layer: HTMLElement,
  { flight, from, copy }: Departure,
  used: Set<Element>,
  duration: number,
  delay: number,
): Promise<void> {
  const target = pieceAt(root, flight.to, flight.kind, used);
  if (!target) return;
  used.add(target);
  const to = target.getBoundingClientRect();
  copy.classList.remove('selected', 'highlighted', 'disabled');
  Object.assign(copy.style, {
    position: 'absolute',
    insetInlineStart: `${from.left}px`,
    insetBlockStart: `${from.top}px`,
    margin: '0',
  });
  copy.style.setProperty('--size', `${from.width}px`);
  layer.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  // A pile or a panel is larger than a piece: only a piece is grown to.
  const scale = to.width < from.width * 2.5 ? to.width / from.width : 0.6;
  // Only a place of the market is empty until its card lands; piles and panels stay in sight.
  if (flight.to.startsWith('market')) target.animate({ opacity: [0, 0] }, { duration: delay + duration * 0.92 });
  const flown = copy.animate(
    [
      { transform: 'none', offset: 0 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 18}px) scale(${(1 + scale) / 2 + 0.06})`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, offset: 1 },
    ],
    { duration, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
  );
  await flown.finished;
  copy.remove();
}

/** The piece at a place: of the wanted kind and not yet flying, or what the place has. */
function pieceAt(root: HTMLElement, name: string, kind: string | undefined, used: Set<Element>): Element | null {
  const at = root.querySelector(`[data-place="${name}"]`);
  if (!at) return null;
  const ofKind = kind ? [...at.querySelectorAll(`[data-kind="${kind}"] .piece`)] : [];
  const free = ofKind.find((one) => !used.has(one));
  return free ?? at.querySelector('.piece, .art') ?? at;
}
