/**
 * Dragging pieces with mouse, pen or finger. A press that hardly moves stays a click; keys are not concerned.
 * Where something may be dropped are elements with `data-drop`; the table says which of them mean something now.
 */

import type { Carried } from './draggable';

/** Pixels after which a press is a drag. */
const THRESHOLD = { mouse: 6, pen: 8, touch: 12 } as const;

/** Let a piece be dragged, until the returned function is called. */
export function watch(carry: () => Carried | null): (piece: HTMLElement) => () => void {
  return (piece) => {
    const begin = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) new Drag(piece, event, carry);
    };
    // Pictures and links would be dragged by the browser itself.
    const never = (event: Event): void => event.preventDefault();
    piece.addEventListener('pointerdown', begin);
    piece.addEventListener('dragstart', never);
    const forget = holdStill(piece);
    return () => {
      forget();
      piece.removeEventListener('pointerdown', begin);
      piece.removeEventListener('dragstart', never);
    };
  };
}

const still = new Set<HTMLElement>();
let watcher: ResizeObserver | null = null;

/** A finger on the piece does not move the page, unless the page is too long for the screen: then it must. */
function holdStill(piece: HTMLElement): () => void {
  const look = (): void => {
    const page = document.documentElement;
    const isLong = page.scrollHeight > page.clientHeight + 8;
    for (const one of still) one.style.touchAction = isLong ? 'pan-y pinch-zoom' : 'pinch-zoom';
  };
  still.add(piece);
  watcher ??= new ResizeObserver(look);
  if (still.size === 1) {
    watcher.observe(document.documentElement);
    watcher.observe(document.body);
  } else look();
  return () => {
    still.delete(piece);
    if (still.size === 0) watcher?.disconnect();
  };
}

class Drag {
  readonly #piece: HTMLElement;
  readonly #carry: () => Carried | null;
  readonly #id: number;
  readonly #from: { x: number; y: number };
  readonly #threshold: number;
  readonly #listening = new AbortController();
  #carried: Carried | null = null;
  #copy: HTMLElement | null = null;
  #lit: Element | null = null;

  constructor(piece: HTMLElement, event: PointerEvent, carry: () => Carried | null) {
    this.#piece = piece;
    this.#carry = carry;
    this.#id = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#threshold = THRESHOLD[event.pointerType as keyof typeof THRESHOLD] ?? THRESHOLD.mouse;
    const { signal } = this.#listening;
    document.addEventListener('pointermove', this.#move, { signal });
    document.addEventListener('pointerup', this.#up, { signal });
    document.addEventListener('pointercancel', this.#cancel, { signal });
    document.addEventListener('keydown', this.#key, { signal, capture: true });
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#id) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#copy) {
      if (Math.hypot(x, y) < this.#threshold) return;
      this.#carried = this.#carry();
      if (!this.#carried) return this.#end();
      this.#lift();
    }
    event.preventDefault();
    if (this.#copy)
      this.#copy.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-9, Math.min(9, x / 18))}deg) scale(1.06)`;
    this.#light(this.#zoneAt(event));
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#id) return;
    const carried = this.#carried;
    const zone = this.#copy ? this.#zoneAt(event) : null;
    const on = document.elementFromPoint(event.clientX, event.clientY);
    if (this.#copy) swallowClick();
    if (zone && carried) {
      this.#end();
      carried.drop((zone as HTMLElement).dataset['drop'] ?? '', on ?? zone);
    } else this.#back();
  };

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#id) this.#back();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#copy) return;
    event.stopPropagation();
    this.#back();
  };

  /** Take the piece up: a copy follows the pointer, the piece itself is only a shade until it is put down. */
  #lift(): void {
    const shown = this.#piece.querySelector<HTMLElement>('.piece') ?? this.#piece;
    const box = shown.getBoundingClientRect();
    const copy = shown.cloneNode(true) as HTMLElement;
    copy.classList.remove('selected', 'highlighted');
    copy.setAttribute('aria-hidden', 'true');
    copy.style.setProperty('--size', `${box.width}px`);
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${box.x}px`,
      top: `${box.y}px`,
      margin: '0',
      zIndex: '46',
      pointerEvents: 'none',
      transition: 'none',
      filter: 'drop-shadow(0 14px 10px rgb(40 22 8 / 0.35))',
    });
    document.body.append(copy);
    this.#copy = copy;
    this.#piece.classList.add('is-carried');
    for (const zone of this.#zones()) zone.classList.add('takes-drop');
    document.documentElement.classList.add('is-dragging');
  }

  #zones(): Element[] {
    return (this.#carried?.zones ?? []).flatMap((name) => [
      ...document.querySelectorAll(`[data-drop="${CSS.escape(name)}"]`),
    ]);
  }

  #zoneAt(event: PointerEvent): Element | null {
    const zones = this.#zones();
    return document.elementsFromPoint(event.clientX, event.clientY).find((one) => zones.includes(one)) ?? null;
  }

  #light(zone: Element | null): void {
    if (zone === this.#lit) return;
    this.#lit?.classList.remove('is-over');
    zone?.classList.add('is-over');
    this.#lit = zone;
  }

  /** Nothing was meant: the piece goes back where it was. */
  #back(): void {
    const copy = this.#copy;
    this.#copy = null;
    this.#end();
    if (!copy) return;
    document.body.append(copy);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const home = copy.animate(
      { transform: [copy.style.transform, 'none'] },
      { duration: still ? 0 : 170, easing: 'ease-out' },
    );
    void home.finished.catch(() => undefined).then(() => copy.remove());
  }

  #end(): void {
    this.#listening.abort();
    for (const zone of this.#zones()) zone.classList.remove('takes-drop', 'is-over');
    this.#piece.classList.remove('is-carried');
    this.#copy?.remove();
    document.documentElement.classList.remove('is-dragging');
  }
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 50);
}
