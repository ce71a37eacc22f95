/** The way to the present: positions that a welcome brought, those known before and those missed. */

import type { GameView, Happening, Welcome } from '../lib/wire';

/** A position, and what led to it. */
export interface WayStep {
  seq: number;
  happenings: Happening[];
  after: GameView | null;
}

export interface Way {
  /** What the reader knows, oldest first; the last one is to be shown at once. */
  known: WayStep[];
  /** What happened since, to be shown one after the other; empty: nothing was missed. */
  missed: WayStep[];
}

/** Positions that were missed and are shown one after the other, at most: the last ones. */
const MOST_SHOWN = 12;

/** Split what a welcome brought at the entry that was seen last (null: the table was never seen); `isFirst`: of this page. */
export function wayHere(frame: Welcome, seen: number | null, isFirst: boolean): Way {
  const steps = stepsOf(frame);
  if (!frame.past?.length) return { known: steps, missed: [] };
  const first = seen === null ? steps.length : steps.findIndex((one) => one.seq > seen);
  // On a page that shows nothing yet the others have to begin somewhere.
  const from = first < 0 ? steps.length : Math.max(first, isFirst ? 1 : 0, steps.length - MOST_SHOWN);
  const missed = steps.slice(from);
  // Nobody needs to be shown again what they did themselves; and on a shared device others look.
  const isMine = (seat: number | undefined | null): boolean => frame.table.seats[seat ?? -1]?.is_you === true;
  const isNews = missed.some((one) => one.happenings.some((it) => it.kind === 'moved' && !isMine(it.seat)));
  const isShared = frame.table.seats.filter((seat) => seat.is_you).length > 1;
  return isNews && !isShared ? { known: steps.slice(0, from), missed } : { known: steps, missed: [] };
}

function stepsOf({ seq, game, happenings, past }: Welcome): WayStep[] {
  const positions = game ? (past ?? []) : [];
  const steps: WayStep[] = [];
  let last = 0;
  positions.forEach(({ seq: at, view, layout }, i) => {
    const isLast = i === positions.length - 1;
    const until = isLast ? seq : at;
    steps.push({
      seq: until,
      happenings: happenings.filter((one) => one.seq > last && one.seq <= until),
      after: isLast ? game : { view, legal: [], ...(layout ? { layout } : {}) },
    });
    last = until;
  });
  return steps.length ? steps : [{ seq, happenings, after: game }];
}
