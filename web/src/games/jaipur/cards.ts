/** Cards as letters, and what is told about them by the list of legal moves. Nothing here knows a rule. */

import type { JaipurKind } from './art';
import type { JaipurEvent, JaipurMoveParts } from '../../lib/wire';

/** The letter of the camel: the one kind that lies in herds, and of which `K` in a move means all of the market. */
export const CAMEL = 'K';
const ORDER = 'DGSCPLK';

export function kinds(letters: string): JaipurKind[] {
  return [...letters].filter((letter) => ORDER.includes(letter)) as JaipurKind[];
}

/** In the order of the box. */
export function inOrder(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('');
}

export function countOf(letters: string, letter: string): number {
  let count = 0;
  for (const one of letters) if (one === letter) count++;
  return count;
}

/** Whether all letters of `part` are among those of `whole`, as often. */
export function contains(whole: string, part: string): boolean {
  return [...new Set(part)].every((letter) => countOf(whole, letter) >= countOf(part, letter));
}

/** What is taken and what is given. */
export type Parts = Pick<JaipurMoveParts, 'take' | 'give'>;

/** The legal move with exactly these parts. */
export function findMove(legal: readonly JaipurMoveParts[], parts: Parts): JaipurMoveParts | null {
  const take = inOrder(parts.take);
  const give = inOrder(parts.give);
  return legal.find((move) => inOrder(move.take) === take && inOrder(move.give) === give) ?? null;
}

/** The letters that some legal move has beyond the chosen ones: what may still be added. */
export function addable(legal: readonly JaipurMoveParts[], chosen: Parts): Parts {
  const take = new Set<string>();
  const give = new Set<string>();
  for (const move of legal) {
    if (!contains(move.take, chosen.take) || !contains(move.give, chosen.give)) continue;
    for (const letter of move.take) if (countOf(move.take, letter) > countOf(chosen.take, letter)) take.add(letter);
    for (const letter of move.give) if (countOf(move.give, letter) > countOf(chosen.give, letter)) give.add(letter);
  }
  return { take: inOrder([...take].join('')), give: inOrder([...give].join('')) };
}

/** A place of the market: a card, or nothing when the deck had none left. */
export type Slot = JaipurKind | null;

/** What an event takes out of the market, as letters; `K` for every camel there. */
export function takenFromMarket(event: JaipurEvent): string {
  if (event.type === 'GoodTaken') return event.good;
  if (event.type === 'GoodsExchanged') return event.take;
  return event.type === 'CamelsTaken' ? CAMEL : '';
}

/** The places that a move empties: of equal cards the first one's. */
export function emptiedBy(slots: readonly Slot[], taken: string): number[] {
  const emptied: number[] = [];
  for (const letter of new Set(taken)) {
    const places = slots.flatMap((slot, i) => (slot === letter ? [i] : []));
    emptied.push(...(letter === CAMEL ? places : places.slice(0, countOf(taken, letter))));
  }
  return emptied.sort((a, b) => a - b);
}

/** The market laid out: what stayed stays where it was, new cards come to the emptied places. */
export function settle(
  slots: readonly Slot[],
  market: string,
  emptied: readonly number[],
): { slots: Slot[]; fresh: number[] } {
  const coming = kinds(market);
  const settled: Slot[] = Array.from({ length: Math.max(slots.length, coming.length) }, (_, i) => {
    const kept = emptied.includes(i) ? null : (slots[i] ?? null);
    const at = kept === null ? -1 : coming.indexOf(kept);
    if (at < 0) return null;
    coming.splice(at, 1);
    return kept;
  });
  const fresh: number[] = [];
  settled.forEach((slot, i) => {
    if (slot !== null || coming.length === 0) return;
    settled[i] = coming.shift() ?? null;
    fresh.push(i);
  });
  return { slots: settled, fresh };
}
