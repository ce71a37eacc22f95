/** Positions of Jaipur with their cards laid out, and what can be read from them and from the log. */

import type { Happening, JaipurEvent, JaipurScreen, GameScreen } from '../../lib/wire';
import { notTakenBack, type Position, positionOf, type Step } from '../../table/past.svelte';
import { emptiedBy, kinds, settle, type Slot, takenFromMarket } from './cards';

/** One position, where its cards lie, and what led to it. */
export interface LaidOut extends Position {
  view: JaipurScreen;
  slots: readonly Slot[];
  /** Places of the market that were emptied on the way here, and those with a new card. */
  emptied: readonly number[];
  fresh: readonly number[];
}

export function isJaipur(view: GameScreen | null | undefined): view is JaipurScreen {
  return view?.game === 'jaipur';
}

export function eventsOf(happenings: readonly Happening[]): JaipurEvent[] {
  return happenings.flatMap((one) => (one.events ?? []) as JaipurEvent[]);
}

/** The last event of a type. */
export function lastOf<T extends JaipurEvent['type']>(
  events: readonly JaipurEvent[],
  type: T,
): Extract<JaipurEvent, { type: T }> | null {
  const found = events.filter((event): event is Extract<JaipurEvent, { type: T }> => event.type === type);
  return found.at(-1) ?? null;
}

/** Lay out a position: where cards lie is told by the server, the same to everybody; what moved is read from the events. */
export function layOut(step: Step, last: LaidOut | null): LaidOut | null {
  const position = positionOf(step);
  const view = position?.game.view;
  if (!position || !isJaipur(view)) return null;
  const told = position.game.layout ? placesOf(position.game.layout) : null;
  // Seen once more, from another seat of a shared device.
  if (last?.seq === position.seq) return { ...last, ...position, view };
  const events = eventsOf(step.happenings);
  const isNewDeal = events.some((event) => event.type === 'RoundDealt');
  const old = isNewDeal ? [] : (last?.slots ?? []);
  const emptied = emptiedBy(old, events.map(takenFromMarket).join(''));
  const { slots, fresh } = old.length ? settle(old, view.market, emptied) : { slots: kinds(view.market), fresh: [] };
  return { ...position, view, slots: told ?? slots, emptied, fresh };
}

/** The places of a layout: a letter for each card, a dot for an empty place. */
function placesOf(layout: string): Slot[] {
  return [...layout].map((letter) => kinds(letter)[0] ?? null);
}

/** Rupees after a turn: what everybody saw, and the bonus tokens the reader knows. */
export interface Worth {
  round: number;
  rupees: readonly [number, number];
}

/** Rupees over the turns; a round's last point is its scoring. */
export function worthOf(views: readonly JaipurScreen[]): Worth[] {
  const points: Worth[] = [];
  for (const { round, totals, scoring } of views) {
    if (round === 0) continue;
    const isScored = scoring?.round === round;
    points.push({ round, rupees: isScored ? [scoring.seats[0].total, scoring.seats[1].total] : totals });
  }
  return points;
}

/** The tokens a seat took in this round, by good; nothing if the log does not account for what the view shows. */
export function tokensOf(
  happenings: readonly Happening[],
  seat: number,
  view: JaipurScreen,
): Map<string, number[]> | null {
  const taken = new Map<string, number[]>();
  for (const event of eventsOf(notTakenBack(happenings))) {
    if (event.type === 'RoundDealt') taken.clear();
    if (event.type === 'GoodsSold' && event.seat === seat)
      taken.set(event.good, [...(taken.get(event.good) ?? []), ...event.tokens]);
  }
  const values = [...taken.values()].flat();
  const rupees = values.reduce((a, b) => a + b, 0);
  // Where the log begins in the middle of a round it does not add up.
  return rupees === view.rupees[seat] && values.length === view.goods_tokens[seat] ? taken : null;
}
