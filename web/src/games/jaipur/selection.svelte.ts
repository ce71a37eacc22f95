/** The cards a player points at, the move they make, and what the table says about it. Judges nothing. */

import type { JaipurKind } from './art';
import type { JaipurMoveParts, MessageObject, Tried } from '../../lib/wire';
import { addable, CAMEL, countOf, findMove, inOrder, type Parts, type Slot } from './cards';

/** What can be pointed at, and what can be done; read anew whenever it changes. */
export interface Offer {
  slots: readonly Slot[];
  hand: readonly JaipurKind[];
  herd: number;
  legal: readonly JaipurMoveParts[];
  /** The entry of the log that all this is after: answers to questions hold only there. */
  seq: number;
}

/** What the table says about a selection. */
export interface Told {
  isLegal: boolean;
  say: MessageObject;
}

/** Milliseconds without another click before the table is asked. */
const PAUSE = 90;

export class Selection {
  market: ReadonlySet<number> = $state.raw(new Set());
  hand: ReadonlySet<number> = $state.raw(new Set());
  /** Camels of the player's herd to be given. */
  camels = $state(0);

  #told: ReadonlyMap<string, Told> = $state.raw(new Map());
  readonly #asked = new Set<string>();
  readonly #offer: () => Offer;
  readonly #ask: (parts: Parts) => Promise<Tried>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** All camels of the market count as one letter: that is how the move that takes them is written. */
  parts: Parts = $derived.by(() => {
    const { slots, hand } = this.#offer();
    const taken = [...this.market].map((i) => slots[i] ?? '');
    const goods = taken.filter((kind) => kind !== CAMEL).join('');
    const given = [...this.hand].map((i) => hand[i] ?? '').join('') + CAMEL.repeat(this.camels);
    return { take: inOrder(goods) + (taken.includes(CAMEL) ? CAMEL : ''), give: inOrder(given) };
  });
  /** The cards that are chosen, as one text. */
  key = $derived.by(() => [[...this.market], [...this.hand], this.camels].join(' '));
  isEmpty = $derived.by(() => !this.parts.take && !this.parts.give);
  /** The legal move that is chosen. */
  move: JaipurMoveParts | null = $derived.by(() => (this.isEmpty ? null : findMove(this.#offer().legal, this.parts)));
  /** What was said about it, once it is known. */
  told: Told | null = $derived.by(() => this.#told.get(this.#key(this.parts)) ?? null);
  #addable: Parts = $derived.by(() => addable(this.#offer().legal, this.parts));

  constructor(offer: () => Offer, ask: (parts: Parts) => Promise<Tried>) {
    this.#offer = offer;
    this.#ask = ask;
  }

  toggleMarket(at: number): void {
    const { slots } = this.#offer();
    if (slots[at] == null) return;
    // Camels of the market go together.
    const together = slots[at] === CAMEL ? slots.flatMap((slot, i) => (slot === CAMEL ? [i] : [])) : [at];
    this.market = toggled(this.market, together, !this.market.has(at));
  }

  toggleHand(at: number): void {
    if (this.#offer().hand[at] !== undefined) this.hand = toggled(this.hand, [at], !this.hand.has(at));
  }

  /** Give `count` camels of the herd, at most all of them. */
  giveCamels(count: number): void {
    this.camels = Math.max(0, Math.min(count, this.#offer().herd));
  }

  clear = (): void => {
    this.market = new Set();
    this.hand = new Set();
    this.camels = 0;
  };

  /** Point at the cards of a move: a hint's, say. */
  choose(move: Parts): void {
    this.clear();
    const { slots, hand } = this.#offer();
    this.market = firstOf(slots, move.take, (letter) => (letter === CAMEL ? Infinity : countOf(move.take, letter)));
    this.hand = firstOf(hand, move.give, (letter) => (letter === CAMEL ? 0 : countOf(move.give, letter)));
    this.giveCamels(countOf(move.give, CAMEL));
  }

  /** Whether no legal move has this card besides the chosen ones; before anything is chosen, all can be tried. */
  isMarketDim(at: number): boolean {
    const slot = this.#offer().slots[at];
    return !this.isEmpty && slot != null && !this.market.has(at) && !this.#addable.take.includes(slot);
  }

  isHandDim(at: number): boolean {
    const card = this.#offer().hand[at];
    return !this.isEmpty && card !== undefined && !this.hand.has(at) && !this.#addable.give.includes(card);
  }

  /** Whether an exchange is being put together: goods of the market, and more than one card in all or camels given. */
  get isExchange(): boolean {
    const { take } = this.parts;
    return this.camels > 0 || (take !== '' && take !== CAMEL && this.market.size + this.hand.size > 1);
  }

  /** Whether more cards make a legal move of what is chosen: nothing is wrong yet. */
  get canGrow(): boolean {
    return this.#addable.take !== '' || this.#addable.give !== '';
  }

  get canGiveCamel(): boolean {
    return this.#addable.give.includes(CAMEL);
  }

  /** Ask the table about the selection, after a short pause; once for each selection and position. */
  ask(): void {
    clearTimeout(this.#timer);
    const { parts } = this;
    const key = this.#key(parts);
    if (this.isEmpty || this.#told.has(key)) return;
    this.#timer = setTimeout(() => void this.#asking(parts, key), PAUSE);
  }

  stop = (): void => clearTimeout(this.#timer);

  async #asking(parts: Parts, key: string): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const { is_legal, say } = await this.#ask(parts);
      this.#told = new Map([...this.#told, [key, { isLegal: is_legal, say }]]);
    } catch {
      this.#asked.delete(key); // asked again when it is chosen again
    }
  }

  #key({ take, give }: Parts): string {
    return `${this.#offer().seq} ${take} ${give}`;
  }
}

function toggled(old: ReadonlySet<number>, places: readonly number[], isOn: boolean): ReadonlySet<number> {
  const changed = new Set(old);
  for (const place of places) {
    if (isOn) changed.add(place);
    else changed.delete(place);
  }
  return changed;
}

/** The first places of each letter that is wanted, as many as wanted. */
function firstOf(cards: readonly Slot[], wanted: string, most: (letter: string) => number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const letter of new Set(wanted)) {
    const places = cards.flatMap((card, i) => (card === letter ? [i] : []));
    for (const place of places.slice(0, most(letter))) found.add(place);
  }
  return found;
}
