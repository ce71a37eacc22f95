/** How the players at one table are told apart: a number behind names that are the same, and portraits that differ. */

import type { SeatInfo } from '../lib/wire';

/** Whether this is one of several bots of a level: they are told apart by the number of the seat. */
export function isNumbered(seat: SeatInfo, all: readonly SeatInfo[]): boolean {
  const isLike = (one: SeatInfo): boolean => one.kind === 'bot' && !one.name && one.level === seat.level;
  return isLike(seat) && all.filter(isLike).length > 1;
}

/**
 * By seat, which of `count` portraits a bot shows, from 0; null for everybody else.
 *
 * The first bot of a level has the portrait of the level; the others have the next one that nobody at the table has.
 */
export function portraitsAt(seats: readonly SeatInfo[], count: number): (number | null)[] {
  const taken = new Map<number, number>();
  const ownOf = (seat: SeatInfo): number => (seat.level ?? 1) - 1;
  seats.forEach((seat, number) => {
    if (seat.kind === 'bot' && !taken.has(ownOf(seat))) taken.set(ownOf(seat), number);
  });
  return seats.map((seat, number) => {
    if (seat.kind !== 'bot') return null;
    const own = ownOf(seat);
    if (taken.get(own) === number) return own;
    const free = Array.from({ length: count }, (_, i) => (own + i) % count).find((one) => !taken.has(one)) ?? own;
    taken.set(free, number);
    return free;
  });
}
