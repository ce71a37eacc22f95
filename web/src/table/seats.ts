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

/** Which of `count` faces a bot has, from 1: its level's own, or for the next one of a level a face that nobody has. */
export function faceOf(number: number, all: readonly SeatInfo[], count: number): number {
  const isBot = (one: SeatInfo): boolean => one.kind === 'bot' && one.level != null;
  const taken = new Map<number, number>(); // seats by face
  all.forEach((one, seat) => {
    if (isBot(one) && !taken.has(one.level ?? 1)) taken.set(one.level ?? 1, seat);
  });
  const given = [...taken.values()];
  all.forEach((one, seat) => {
    if (!isBot(one) || given.includes(seat)) return;
    const free = Array.from({ length: count }, (_, i) => (((one.level ?? 1) + i) % count) + 1);
    const face = free.find((face) => !taken.has(face));
    if (face !== undefined) taken.set(face, seat);
  });
  return [...taken].find(([, seat]) => seat === number)?.[0] ?? all[number]?.level ?? 1;
}
