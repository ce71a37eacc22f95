/**
 * How a person finds a move: by clicking dice, goods, zones, tiles, cards and offers.
 *
 * Knows no rule: every click keeps those of the legal moves that contain it. What is asked next is whatever the moves
 * that remain differ in; a payment is proposed and can be changed.
 */

import type {
  IstanbulPaid,
  IstanbulResource,
  IstanbulScreen,
  IstanbulMoveParts,
  IstanbulStage,
  MessageObject,
} from '../../lib/wire';
import type { MoveParts } from '../../model/table.svelte';

/** What moves can differ in, besides what is paid. */
export type Facet = 'kind' | 'offer' | 'own' | 'tile' | 'zone' | 'card' | 'dice' | 'get';
export type Wants = Partial<Record<Facet, string>>;

/** Some moves that are alike in one respect; the first is the one that would be proposed. */
export interface Choice {
  key: string;
  first: IstanbulMoveParts;
  moves: readonly IstanbulMoveParts[];
}

/** What was clicked and cannot be had now. */
export interface Looked {
  /** With another list of moves it is forgotten. */
  of: readonly IstanbulMoveParts[];
  /** In words. */
  name: string;
  /** Why not, as the service says it; nothing where nothing of its kind can be had, as while dice are rerolled. */
  refusal: MessageObject | null;
}

export interface Offer {
  /** The player's legal moves; an identical list as long as nothing has happened. */
  legal: () => readonly IstanbulMoveParts[];
  view: () => IstanbulScreen | null;
  /** What a move would do, or why it cannot be made. */
  ask: (move: string | MoveParts) => Promise<{ is_legal: boolean; say: MessageObject }>;
}

interface Picks {
  /** The list of moves these were picked from: with another one everything begins anew. */
  of: readonly IstanbulMoveParts[];
  wants: Wants;
  /** Places of dice in the row of those rolled. */
  dice: readonly number[];
  goods: Partial<Record<IstanbulResource, number>>;
  /** A payment chosen instead of the one proposed. */
  move: string | null;
}

/** In this order things are asked. */
const ORDER: Partial<Record<IstanbulStage, readonly Facet[]>> = {
  act: ['kind', 'tile', 'zone', 'dice', 'get'],
  choose: ['card'],
  answer: ['offer', 'own', 'tile', 'zone'],
  reply: ['offer', 'own', 'tile', 'zone'],
};
const ALL: readonly Facet[] = ['kind', 'offer', 'own', 'tile', 'zone', 'card', 'dice', 'get'];
const NO_MOVES: readonly IstanbulMoveParts[] = [];

/** What a move is in one respect. */
export function keyOf(facet: Facet, move: IstanbulMoveParts): string {
  switch (facet) {
    case 'kind':
    case 'card':
    case 'own':
    case 'tile':
    case 'zone':
      return move[facet] ?? '';
    case 'dice':
      return String(move.dice);
    case 'get':
      return written(move.get);
    case 'offer':
      return move.kind === 'take' ? [move.kind, written(move.pay), written(move.get)].join(' ') : move.kind;
  }
}

function written(amounts: Partial<Record<string, number>>): string {
  return Object.entries(amounts)
    .map(([what, count]) => `${count}${what}`)
    .join('');
}

/** How long it is said what was clicked, in milliseconds. */
const LOOK_STAYS = 6000;

export class Selection {
  readonly #offer: Offer;
  #looked: Looked | null = $state.raw(null);
  #forgets: ReturnType<typeof setTimeout> | undefined;
  #picked: Picks = $state.raw(nothing(NO_MOVES));
  #told: { of: readonly IstanbulMoveParts[]; says: Record<string, MessageObject> } = $state.raw({
    of: NO_MOVES,
    says: {},
  });

  legal: readonly IstanbulMoveParts[] = $derived.by(() => this.#offer.legal());
  stage = $derived.by(() => this.#offer.view()?.stage ?? 'over');
  picks: Picks = $derived.by(() => (this.#picked.of === this.legal ? this.#picked : nothing(this.legal)));
  remaining: readonly IstanbulMoveParts[] = $derived.by(() => this.#fitting(this.picks));
  /** What is to be asked next; nothing when only payments differ. */
  open: Facet | null = $derived.by(
    () => (ORDER[this.stage] ?? []).find((facet) => grouped(facet, this.remaining).length > 1) ?? null,
  );
  /** What there is to choose from in the respect that is open. */
  choices: readonly Choice[] = $derived.by(() => (this.open ? this.#choices(this.open, this.remaining) : []));
  /** The ways to pay, the one proposed first. */
  payments: readonly IstanbulMoveParts[] = $derived.by(() =>
    this.open === null ? this.#proposed(this.remaining) : [],
  );
  chosen: IstanbulMoveParts | null = $derived.by(
    () => this.payments.find((move) => move.move === this.picks.move) ?? this.payments[0] ?? null,
  );
  /** What was clicked last, if it cannot be had. */
  looked: Looked | null = $derived.by(() => (this.#looked?.of === this.legal ? this.#looked : null));
  isClear = $derived.by(() => {
    const { wants, dice, goods, move } = this.picks;
    return !dice.length && !Object.keys(wants).length && !Object.keys(goods).length && move === null;
  });
  /** What is picked, as one text. */
  key = $derived.by(() => {
    const { wants, dice, goods, move } = this.picks;
    return JSON.stringify([wants, dice, goods, move]);
  });
  /** What the move chosen would do now; nothing until the service has said it. */
  preview: MessageObject | null = $derived.by(() =>
    this.chosen && this.#told.of === this.legal ? (this.#told.says[this.chosen.move] ?? null) : null,
  );
  /** The places of the dice that the move chosen uses, or that were clicked. */
  marked: ReadonlySet<number> = $derived.by(() => {
    const faces = this.#offer.view()?.dice ?? '';
    const move = this.chosen;
    if (!move || this.stage === 'reroll') return new Set(this.picks.dice);
    const left: Partial<Record<string, number>> = { ...move.spent_dice };
    // Those that were clicked first: of two equal dice the one that was meant is marked.
    const places = [...this.picks.dice, ...[...faces].keys()];
    const found = new Set<number>();
    for (const place of places) {
      const face = faces[place] ?? '';
      if (found.has(place) || !left[face]) continue;
      left[face]--;
      found.add(place);
    }
    return found;
  });

  constructor(offer: Offer) {
    this.#offer = offer;
  }

  /** All moves there are in one respect, whatever was picked: to show what is possible at all. */
  all(facet: Facet): readonly Choice[] {
    return this.#choices(facet, this.legal);
  }

  /** Whether some move that fits what was picked has this too. */
  isPossible(wants: Wants): boolean {
    return this.legal.some((move) => has(move, wants));
  }

  isWanted(facet: Facet, key: string): boolean {
    if (this.picks.wants[facet] === key) return true;
    return this.chosen !== null && this.chosen.kind !== 'done' && keyOf(facet, this.chosen) === key && key !== '';
  }

  /**
   * Want this, or no longer. What was picked before stays as far as it goes with it; if nothing does, the service is
   * asked why (`asks`: the parts of the move that was meant; `name`: what was clicked, in words).
   */
  want(wants: Wants, asks?: MoveParts, name?: string): void {
    this.#forget();
    const facets = Object.keys(wants) as Facet[];
    if (facets.every((facet) => this.picks.wants[facet] === wants[facet])) {
      const rest = Object.entries(this.picks.wants).filter(([facet]) => !facets.includes(facet as Facet));
      this.#pick({ wants: Object.fromEntries(rest), move: null });
      return;
    }
    const before = this.picks;
    const tries: Partial<Picks>[] = [
      { wants: { ...before.wants, ...wants } },
      { wants, dice: before.dice, goods: before.goods },
      { wants, dice: [], goods: {} },
    ];
    for (const one of tries) {
      const picks = { ...before, ...one, move: null };
      if (this.#fitting(picks).length === 0) continue;
      this.#picked = picks;
      return;
    }
    if (name || asks) void this.#look(name ?? '', ORDER[this.stage] ? asks : undefined);
  }

  /** Click a die: for a reroll, or to pay with it. */
  clickDie(place: number): void {
    this.#forget();
    const { dice } = this.picks;
    this.#tryPick({ dice: dice.includes(place) ? dice.filter((other) => other !== place) : [...dice, place] });
  }

  /** Click a kind of tokens: one more of them; none again when there is no move with more. */
  clickGood(good: IstanbulResource): void {
    this.#forget();
    const count = this.picks.goods[good] ?? 0;
    if (this.#tryPick({ goods: { ...this.picks.goods, [good]: count + 1 } })) return;
    const others = Object.entries(this.picks.goods).filter(([other]) => other !== good);
    if (count) this.#pick({ goods: Object.fromEntries(others), move: null });
  }

  /** Pay in another way. */
  pay(move: IstanbulMoveParts): void {
    this.#forget();
    this.#pick({ move: move.move });
  }

  /** Pick what makes up a move: a hint, say. */
  show(move: string): void {
    const found = this.legal.find((one) => one.move === move);
    if (!found) return;
    const faces = this.#offer.view()?.dice ?? '';
    const wants = Object.fromEntries((ORDER[this.stage] ?? []).map((facet) => [facet, keyOf(facet, found)]));
    this.#picked = { of: this.legal, wants, goods: {}, move, dice: places(found.faces, faces) };
  }

  clear(): void {
    this.#forget();
    this.#picked = nothing(this.legal);
  }

  /** Have the service say what the chosen move would do. */
  async look(): Promise<void> {
    const { chosen, legal } = this;
    if (!chosen || this.preview) return;
    const told = await this.#offer.ask(chosen.move).catch(() => null);
    if (!told?.is_legal || this.legal !== legal) return;
    const says = this.#told.of === legal ? this.#told.says : {};
    this.#told = { of: legal, says: { ...says, [chosen.move]: told.say } };
  }

  /** Say for a while what was clicked, and why it cannot be had. */
  async #look(name: string, asks: MoveParts | undefined): Promise<void> {
    const look = { of: this.legal, name, refusal: null };
    this.#looked = look;
    clearTimeout(this.#forgets);
    this.#forgets = setTimeout(() => this.#forget(), LOOK_STAYS);
    const told = asks && (await this.#offer.ask(asks).catch(() => null));
    if (told && !told.is_legal && this.#looked === look) this.#looked = { ...look, refusal: told.say };
  }

  #forget(): void {
    this.#looked = null;
  }

  #pick(changes: Partial<Picks>): void {
    this.#picked = { ...this.picks, ...changes };
  }

  /** Pick it if some move remains, if need be without what was wanted before. */
  #tryPick(changes: Partial<Picks>): boolean {
    for (const wants of [this.picks.wants, {}]) {
      const picks = { ...this.picks, ...changes, wants, move: null };
      if (this.#fitting(picks).length === 0) continue;
      this.#picked = picks;
      return true;
    }
    return false;
  }

  #fitting(picks: Picks): readonly IstanbulMoveParts[] {
    const faces = this.#offer.view()?.dice ?? '';
    const dice = counted(picks.dice.map((place) => faces[place] ?? ''));
    return this.legal.filter((move) => {
      if (!has(move, picks.wants)) return false;
      if (this.stage === 'reroll') return sameCounts(counted([...move.faces]), dice);
      return holds(move, dice, picks.goods);
    });
  }

  #choices(facet: Facet, moves: readonly IstanbulMoveParts[]): readonly Choice[] {
    return grouped(facet, moves).map(([key, some]) => {
      const proposed = this.#proposed(some);
      return { key, first: proposed[0] as IstanbulMoveParts, moves: proposed };
    });
  }

  /** Payments that keep most come first: few brown tokens, then few tokens; else as the service lists them. */
  #proposed(moves: readonly IstanbulMoveParts[]): readonly IstanbulMoveParts[] {
    const cost = ({ spent_tokens }: IstanbulMoveParts): number => {
      const count = (letters: string): number =>
        [...letters].reduce((sum, letter) => sum + (spent_tokens[letter as IstanbulPaid] ?? 0), 0);
      return 100 * count('rygbW') + count('RYGB');
    };
    return moves
      .map((move, i) => ({ move, i, cost: cost(move) }))
      .sort((a, b) => a.cost - b.cost || a.i - b.i)
      .map((one) => one.move);
  }
}

/** What is asked above the button; kinds of actions and cards are chosen where they lie. */
export const asksFor = ({ open }: Selection): Facet | null => (open === 'kind' || open === 'card' ? null : open);
/** Payments are asked for once it is chosen what to pay for. */
export const asksPayment = ({ payments, stage }: Selection): boolean => payments.length > 1 && stage !== 'reroll';

function nothing(of: readonly IstanbulMoveParts[]): Picks {
  return { of, wants: {}, dice: [], goods: {}, move: null };
}

function has(move: IstanbulMoveParts, wants: Wants): boolean {
  return ALL.every((facet) => wants[facet] === undefined || keyOf(facet, move) === wants[facet]);
}

/** Whether a move takes at least these dice and tokens; of the card dice exactly these, as each of them draws a card. */
function holds(
  { spent_dice, spent_tokens }: IstanbulMoveParts,
  dice: Partial<Record<string, number>>,
  goods: Partial<Record<IstanbulResource, number>>,
): boolean {
  if (dice['C'] && dice['C'] !== spent_dice.C) return false;
  const { r = 0, y = 0, g = 0, b = 0, W = 0 } = spent_tokens;
  const tokens = { ...spent_tokens, W: r + y + g + b + W };
  const isWithin = (part: Partial<Record<string, number>>, whole: Partial<Record<string, number>>): boolean =>
    Object.entries(part).every(([what, count = 0]) => count <= (whole[what] ?? 0));
  return isWithin(dice, spent_dice) && isWithin(goods, tokens);
}

function grouped(facet: Facet, moves: readonly IstanbulMoveParts[]): [string, IstanbulMoveParts[]][] {
  const groups = new Map<string, IstanbulMoveParts[]>();
  for (const move of moves) {
    const key = keyOf(facet, move);
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return [...groups];
}

function counted(letters: readonly string[]): Partial<Record<string, number>> {
  const counts: Partial<Record<string, number>> = {};
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

function sameCounts(a: Partial<Record<string, number>>, b: Partial<Record<string, number>>): boolean {
  return [...'RYGBLC'].every((face) => (a[face] ?? 0) === (b[face] ?? 0));
}

/** Where these faces lie in the row. */
function places(wanted: string, faces: string): number[] {
  const found: number[] = [];
  for (const face of wanted) {
    const place = [...faces].findIndex((one, i) => one === face && !found.includes(i));
    if (place >= 0) found.push(place);
  }
  return found;
}
