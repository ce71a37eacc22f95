/** How the players at one table are told apart: a number behind names that are the same, and the colours of seats behind their faces. */

import type { SeatInfo } from '../lib/wire';

/** Whether this is one of several bots of a level: they are told apart by the number of the seat. */
export function isNumbered(seat: SeatInfo, all: readonly SeatInfo[]): boolean {
  const isLike = (one: SeatInfo): boolean => one.kind === 'bot' && !one.name && one.level === seat.level;
  return isLike(seat) && all.filter(isLike).length > 1;
}

/** The colours behind the face of a bot: those of its seat where others have the same face; null where it is alone. */
export function backdropOf(number: number, all: readonly SeatInfo[]): { ground: string; glow: string } | null {
  const seat = all[number];
  if (!seat || !isNumbered(seat, all)) return null;
  const colour = `--seat-${(number % 4) + 1}`;
  return { ground: `var(${colour}-edge)`, glow: `var(${colour}-fill)` };
}
