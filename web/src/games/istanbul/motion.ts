/** What flies when something happens: read from events, nothing else. */

import type { IstanbulEvent } from '../../lib/wire';
import type { Flight } from '../../table/flight';
import type { Amounts } from './words';

/** No more pieces than that fly at once, of one kind and in all. */
const MOST_ALIKE = 3;
const MOST = 9;

export function flightsOf(event: IstanbulEvent): Flight[] {
  switch (event.type) {
    case 'IncomeTaken':
    case 'LiraTaken':
      return bundle(event.taken, 'supply', player(event.seat));
    case 'GoodsTraded':
      return [...paid(event.goods, event.seat), ...bundle(event.taken, 'supply', player(event.seat))];
    case 'DiceRerolled':
      return [{ sprite: 'X', kind: 'X', from: player(event.seat), to: 'supply' }];
    case 'OfferTaken':
      return [
        ...bundle(event.give, player(event.seat), 'supply'),
        ...bundle(event.get, 'supply', player(event.seat)),
        ...(event.zone ? [ruby(event.zone, event.seat)] : []),
      ];
    case 'TileBought':
      return [
        ...paid(event.goods, event.seat),
        { sprite: 'tile', kind: 'tile', from: `tile-${event.tile}`, to: player(event.seat) },
      ];
    case 'TilesSwapped':
      return [
        { sprite: 'tile', kind: 'tile', from: player(event.seat), to: 'row' },
        { sprite: 'tile', kind: 'tile', from: `tile-${event.shown}`, to: player(event.seat) },
      ];
    case 'RubyBought':
      return [
        ...paid(event.goods, event.seat),
        ...bundle(event.lira ? { L: event.lira } : {}, player(event.seat), 'supply'),
        ruby(event.zone, event.seat),
      ];
    case 'MosqueRubyTaken':
      return [ruby('mosque', event.seat)];
    case 'SupplyRefilled':
      return bundle(event.returned, player(event.seat), 'supply');
    default:
      return [];
  }
}

/** Everything that flies in a step, and the places to be marked afterwards as the last that happened. */
export function motionOf(events: readonly IstanbulEvent[]): { flights: Flight[]; marked: Set<string> } {
  const flights = events.flatMap(flightsOf);
  const marked = new Set<string>();
  for (const event of events) {
    if (event.type === 'RubyBought' || (event.type === 'OfferTaken' && event.zone)) marked.add(`zone-${event.zone}`);
    if (event.type === 'MosqueRubyTaken') marked.add('zone-mosque');
    if (event.type === 'RowRefilled') marked.add(`tile-${event.tile}`);
    if ('seat' in event && !['FirstChosen', 'DiceKept', 'TurnEnded'].includes(event.type))
      marked.add(player(event.seat));
  }
  return { flights: flights.slice(0, MOST), marked };
}

/** The places in the row of dice that were rolled just now: all, or what is new after a reroll. */
export function rolledPlaces(events: readonly IstanbulEvent[], before: string, after: string): Set<number> {
  const rolled = lastOf(events, 'DiceRolled');
  if (!rolled) return new Set();
  if (!rolled.is_again) return new Set([...after].keys());
  const again = lastOf(events, 'DiceRerolled')?.faces ?? '';
  const kept = remove(before, again);
  const found = new Set<number>();
  let left = kept;
  [...after].forEach((face, place) => {
    if (left.includes(face)) left = left.replace(face, '');
    else found.add(place);
  });
  return found;
}

/** The last event of a type. */
export function lastOf<T extends IstanbulEvent['type']>(
  events: readonly IstanbulEvent[],
  type: T,
): Extract<IstanbulEvent, { type: T }> | undefined {
  const is = (event: IstanbulEvent): event is Extract<IstanbulEvent, { type: T }> => event.type === type;
  return events.filter(is).at(-1);
}

/** The faces without these. */
export function remove(faces: string, gone: string): string {
  return [...gone].reduce((left, face) => left.replace(face, ''), faces);
}

const player = (seat: number): string => `player-${seat}`;
const ruby = (zone: string, seat: number): Flight => ({
  sprite: 'ruby',
  kind: 'ruby',
  from: `zone-${zone}`,
  to: player(seat),
});

function bundle(of: Amounts, from: string, to: string): Flight[] {
  return Object.entries(of).flatMap(([what, count = 0]) => {
    const kind = /[rygb]/.test(what) ? 'W' : what;
    const alike = what === 'L' ? 1 : Math.min(count, MOST_ALIKE);
    return Array.from({ length: alike }, () => ({ sprite: kind, kind, from, to }));
  });
}

/** Goods may be dice or tokens: the event does not tell, so they come from the player. */
function paid(goods: Amounts, seat: number): Flight[] {
  return bundle(goods, player(seat), 'supply');
}
