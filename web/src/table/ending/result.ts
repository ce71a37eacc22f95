/** How a game ended, as headlines and lists say it. */

import * as say from '../../lib/messages';
import type { MessageObject, Outcome, SeatInfo } from '../../lib/wire';

/** What a game tells about its own end. */
export interface Story {
  /** By seat, what it is counted by: seals, rubies, rupees. */
  points: readonly number[];
  /** By round and seat, if it has rounds. */
  rounds: readonly (readonly number[])[];
  /** What decided it, the best sale, luck: one sentence each, taken from the record. */
  lines: readonly MessageObject[];
}

/** A sentence that speaks to the reader (`who` is `you`), for everybody else. */
export function inThirdPerson(line: MessageObject): MessageObject {
  return 'who' in line.args ? { ...line, args: { ...line.args, who: 'other' } } : line;
}

/** For the reader: won, lost, shared, or neither because the reader did not play or nobody won. */
export type Fate = 'won' | 'lost' | 'shared' | 'over';

export function fateOf(outcome: Outcome, seats: readonly SeatInfo[]): Fate {
  const mine = seats.flatMap((seat, i) => (seat.is_you ? [i] : []));
  if (mine.length !== 1 || outcome.how === 'abandoned' || !outcome.winners.length) return 'over';
  const hasWon = outcome.winners.includes(mine[0] ?? -1);
  return !hasWon ? 'lost' : outcome.winners.length > 1 ? 'shared' : 'won';
}

/** "You win!", "You resigned", "Ann wins". */
export function headlineOf(outcome: Outcome, seats: readonly SeatInfo[]): MessageObject {
  const fate = fateOf(outcome, seats);
  if (fate === 'won') return say.youWin();
  if (fate === 'shared') {
    const others = outcome.winners.filter((seat) => !seats[seat]?.is_you).map((seat) => ({ seat }));
    return say.youShare({ others: { list: others, separator: null } });
  }
  if (fate === 'lost' && outcome.how === 'resigned') return say.youResigned();
  const winners = { list: outcome.winners.map((seat) => ({ seat })), separator: null };
  return outcome.winners.length ? say.winner({ winners, count: outcome.winners.length }) : say.nobodyWins();
}

/** "2–1", the reader's own points first. */
export function scoreOf(points: readonly number[], seats: readonly SeatInfo[]): string {
  const own = seats.findIndex((seat) => seat.is_you);
  const order = own > 0 ? [own, ...[...points.keys()].filter((seat) => seat !== own)] : [...points.keys()];
  return order.map((seat) => points[seat] ?? 0).join('–');
}
