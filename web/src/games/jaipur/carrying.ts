/** What a card that is dragged may do, told by the list of legal moves alone, and what dropping it chooses. */

import type { JaipurMoveParts } from '../../lib/wire';
import { contains, countOf, findMove } from './cards';
import type { Selection } from './selection.svelte';

/** Names of the places where cards are dropped. */
export const ZONES = { hand: 'hand', market: 'market', sold: 'sold' } as const;
export type From = 'market' | 'hand' | 'herd';

/** Where a card may be dropped so that some legal move has it: what is chosen already is no hindrance. */
export function zonesFor(legal: readonly JaipurMoveParts[], from: From, kind: string): string[] {
  const zones = new Set<string>();
  for (const move of legal) {
    if (from === 'market' && move.take.includes(kind)) zones.add(ZONES.hand);
    if (from !== 'market' && move.give.includes(kind)) zones.add(move.take ? ZONES.market : ZONES.sold);
  }
  return [...zones];
}

interface Dropped {
  selection: Selection;
  legal: readonly JaipurMoveParts[];
  from: From;
  /** The place of the card in its row, and its kind. */
  at: number;
  kind: string;
  zone: string;
  /** The place of the market it was dropped on; null: none. */
  on: number | null;
  hand: readonly string[];
}

/**
 * Choose what was meant. The move is made at once (`true`) if one card of the market is taken, or if what was dragged was
 * already chosen and the button said what would happen; everything else waits for the button.
 */
export function dropped({ selection, legal, from, at, kind, zone, on, hand }: Dropped): boolean {
  if (from === 'market') {
    const isChosen = selection.market.has(at);
    if (isChosen && selection.move) return true;
    const isAlone = selection.isEmpty || (isChosen && selection.parts.take === kind && !selection.parts.give);
    if (!isChosen) selection.toggleMarket(at);
    return isAlone && findMove(legal, { take: kind, give: '' }) !== null;
  }
  if (zone === ZONES.sold) {
    const isReady = selection.hand.has(at) && selection.move !== null && selection.parts.take === '';
    if (isReady) return true;
    // As many of the good as some legal sale has.
    const most = Math.max(
      0,
      ...legal.filter((move) => !move.take && contains(move.give, kind)).map((move) => countOf(move.give, kind)),
    );
    const held = hand.filter((one) => one === kind).length;
    selection.choose({ take: '', give: kind.repeat(Math.min(most, held)) });
    return false;
  }
  if (from === 'herd') selection.giveCamels(selection.camels + 1);
  else if (!selection.hand.has(at)) selection.toggleHand(at);
  if (on !== null && !selection.market.has(on) && !selection.isMarketDim(on)) selection.toggleMarket(on);
  return false;
}

/** The herd was tapped: one camel more, and after the last that some legal move gives none again. */
export function tappedHerd(selection: Selection): void {
  selection.giveCamels(selection.canGiveCamel ? selection.camels + 1 : 0);
}
