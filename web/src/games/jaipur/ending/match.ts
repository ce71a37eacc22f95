/** What is told about a match that is over, read from its record. Nothing is worked out that the server did not say. */

import * as say from '../../../lib/messages';
import type { JaipurBox, JaipurScoring, JaipurScreen, MessageObject, Step } from '../../../lib/wire';
import type { Story } from '../../../table/ending/result';
import { eventsOf, isJaipur } from '../layout';

type Seat = 0 | 1;
const SEATS: readonly Seat[] = [0, 1];
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

interface Sale {
  seat: number;
  good: string;
  count: number;
  rupees: number;
}

/** The sale that brought the most rupees of goods tokens; the first of equals. Bonus tokens are not counted. */
export function bestSale(steps: readonly Pick<Step, 'events'>[]): Sale | null {
  let best: Sale | null = null;
  for (const event of eventsOf(steps.map((step) => ({ seq: 0, at: 0, kind: 'moved', events: step.events })))) {
    if (event.type !== 'GoodsSold') continue;
    const rupees = sum(event.tokens);
    if (!best || rupees > best.rupees) best = { seat: event.seat, good: event.good, count: event.count, rupees };
  }
  return best;
}

/** The part of a scoring without which the round would not have gone as it did; the goods if there is no such part. */
export function turningPoint(scoring: JaipurScoring, isSingle = false): MessageObject | null {
  const { round, winner, decided_by: by } = scoring;
  if (winner === null) return null;
  const [us, them] = [scoring.seats[winner === 0 ? 0 : 1], scoring.seats[winner === 0 ? 1 : 0]];
  const margin = us.total - them.total;
  const tell = (what: string, left: number, right: number): MessageObject =>
    isSingle
      ? say.webJaipurDecidedOnce({ what, left, right })
      : say.webJaipurTurningPoint({ what, round, left, right });
  if (by !== 'rupees') return tell('tie', us.total, them.total);
  if (us.camel_token >= margin && us.camel_token > 0) return tell('camel', us.total, them.total);
  const [ours, theirs] = [sum(us.bonus), sum(them.bonus)];
  if (ours - theirs >= margin) return tell('bonus', ours, theirs);
  return tell('goods', us.goods, them.goods);
}

/** By seat, how much the bonus tokens were worth compared with the average of the stacks they were taken from. */
export function bonusLuck(scored: readonly JaipurScreen[], box: JaipurBox): [number, number] | null {
  const luck: [number, number] = [0, 0];
  let count = 0;
  for (const view of scored)
    for (const seat of SEATS) {
      const taken = view.bonus_taken[seat];
      luck[seat] += sum(view.scoring?.seats[seat].bonus ?? []);
      taken.forEach((number, stack) => {
        const values = box.bonus[stack] ?? [];
        luck[seat] -= values.length ? (number * sum(values)) / values.length : 0;
        count += number;
      });
    }
  return count ? luck : null;
}

/** "Ann’s were 2 rupees above average"; the reader's own are said first. */
function luckOf(seat: Seat, value: number): MessageObject {
  const rupees = Math.round(Math.abs(value) * 10) / 10;
  const side = rupees === 0 ? 'even' : value > 0 ? 'above' : 'below';
  return say.webJaipurLuckOf({ seat: { seat }, side, rupees });
}

/** The story of a match from its steps; `isYou` says which seat is the reader's. */
export function storyOf(steps: readonly Step[], box: JaipurBox | undefined, isYou: (seat: number) => boolean): Story {
  const views = steps.map((step) => step.view).filter(isJaipur);
  const scored = views.filter((view, i) => view.scoring !== null && !views[i - 1]?.scoring);
  const last = views.at(-1);
  const lines: MessageObject[] = [];
  const decisive = last?.scoring && turningPoint(last.scoring, scored.length === 1);
  if (decisive) lines.push(decisive);
  const sale = bestSale(steps);
  if (sale) {
    const cards = say.jaipurCards({ good: sale.good, count: sale.count });
    const who = isYou(sale.seat) ? 'you' : 'other';
    lines.push(say.webJaipurBestSale({ who, seat: { seat: sale.seat }, cards, rupees: sale.rupees }));
  }
  const luck = box && bonusLuck(scored, box);
  if (luck) {
    const [left, right] = [luckOf(0, luck[0]), luckOf(1, luck[1])];
    lines.push(say.webJaipurLuck(isYou(1) ? { left: right, right: left } : { left, right }));
  }
  const rounds = scored.map((view) => SEATS.map((seat) => view.scoring?.seats[seat].total ?? 0));
  return { points: pointsOf(last?.seals ?? [0, 0], rounds), rounds, lines };
}

/** Seals; of a single round its rupees, for one seal to none tells little. */
export const pointsOf = (seals: readonly number[], rounds: readonly (readonly number[])[]): readonly number[] =>
  rounds.length === 1 ? (rounds[0] ?? seals) : seals;
