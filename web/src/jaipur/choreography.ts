/** What flies where, told by the events. Places are names; `flights.ts` finds them on the screen. */

import type { JaipurEvent } from '../lib/wire';
import { CAMEL } from './cards';
import { eventsOf, type Frame } from './past.svelte';

export interface Flight {
  from: string;
  to: string;
  /** The kind of card, to find the very one within its place; nothing: the place itself. */
  kind?: string;
}

/** First what the player did, then what the deck answered. */
export interface Choreography {
  move: Flight[];
  refill: Flight[];
}

export const place = {
  market: (at: number): string => `market-${at}`,
  hand: (seat: number): string => `hand-${seat}`,
  herd: (seat: number): string => `herd-${seat}`,
  tokens: (seat: number): string => `tokens-${seat}`,
  stack: (good: string): string => `stack-${good}`,
  bonus: (cards: number): string => `bonus-${cards}`,
  deck: 'deck',
  discard: 'discard',
} as const;

export function flightsBetween(before: Frame, after: Frame): Choreography {
  const all: Choreography = { move: [], refill: [] };
  const events = eventsOf(after.happenings);
  // The market of another round is no answer to the last move.
  const isNewDeal = events.some((event) => event.type === 'RoundDealt');
  for (const event of events) add(all, event, before, after, isNewDeal ? [] : after.fresh);
  return all;
}

function add(all: Choreography, event: JaipurEvent, before: Frame, after: Frame, fresh: readonly number[]): void {
  switch (event.type) {
    case 'GoodTaken':
    case 'CamelsTaken':
    case 'GoodsExchanged':
      for (const at of after.emptied) {
        const kind = before.slots[at] ?? '';
        const to = kind === CAMEL ? place.herd(event.seat) : place.hand(event.seat);
        all.move.push({ from: place.market(at), to, kind });
      }
      if (event.type !== 'GoodsExchanged') break;
      for (const at of fresh) {
        const kind = after.slots[at] ?? '';
        const from = kind === CAMEL ? place.herd(event.seat) : place.hand(event.seat);
        all.move.push({ from, to: place.market(at), kind });
      }
      break;
    case 'GoodsSold':
      for (let i = 0; i < event.count; i++)
        all.move.push({ from: place.hand(event.seat), to: place.discard, kind: event.good });
      for (let i = 0; i < event.tokens.length; i++)
        all.move.push({ from: place.stack(event.good), to: place.tokens(event.seat) });
      break;
    case 'BonusTaken':
      all.move.push({ from: place.bonus(event.stack), to: place.tokens(event.seat) });
      break;
    case 'MarketRefilled':
      for (const at of fresh) all.refill.push({ from: place.deck, to: place.market(at) });
  }
}
