/** What flies where, told by the events: first what the player did, then what the deck answered. */

import type { JaipurEvent } from '../../lib/wire';
import type { Flight } from '../../table/flight';
import { CAMEL } from './cards';
import { eventsOf, type LaidOut } from './layout';

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

export function flightsBetween(before: LaidOut, after: LaidOut): Flight[] {
  const events = eventsOf(after.happenings);
  // The market of another round is no answer to the last move.
  const isNewDeal = events.some((event) => event.type === 'RoundDealt');
  return events.flatMap((event) => flightsOf(event, before, after, isNewDeal ? [] : after.fresh));
}

function flightsOf(event: JaipurEvent, before: LaidOut, after: LaidOut, fresh: readonly number[]): Flight[] {
  const cardsOf = (kind: string, seat: number): string => (kind === CAMEL ? place.herd(seat) : place.hand(seat));
  switch (event.type) {
    case 'GoodTaken':
    case 'CamelsTaken':
    case 'GoodsExchanged': {
      const taken = after.emptied.map((at) => {
        const kind = before.slots[at] ?? '';
        return { from: place.market(at), to: cardsOf(kind, event.seat), kind };
      });
      if (event.type !== 'GoodsExchanged') return taken;
      const given = fresh.map((at) => {
        const kind = after.slots[at] ?? '';
        return { from: cardsOf(kind, event.seat), to: place.market(at), kind };
      });
      return [...taken, ...given];
    }
    case 'GoodsSold':
      return [
        ...Array.from({ length: event.count }, () => ({
          from: place.hand(event.seat),
          to: place.discard,
          kind: event.good,
        })),
        ...event.tokens.map(() => ({ from: place.stack(event.good), to: place.tokens(event.seat) })),
      ];
    case 'BonusTaken':
      return [{ from: place.bonus(event.stack), to: place.tokens(event.seat) }];
    case 'MarketRefilled':
      return fresh.map((at) => ({
        from: place.deck,
        to: place.market(at),
        kind: after.slots[at] ?? '',
        isLater: true,
      }));
    default:
      return [];
  }
}
