/** What is told about a game that is over, read from its record. */

import * as say from '../../../lib/messages';
import type { IstanbulEvent, IstanbulScreen, MessageObject, Step } from '../../../lib/wire';
import type { Story } from '../../../table/ending/result';

const SOURCES = ['goods', 'lira', 'mosque', 'card'] as const;
type From = (typeof SOURCES)[number];

/** How a seat came to its rubies. */
export function rubiesFrom(steps: readonly Pick<Step, 'events'>[], seat: number): Map<From, number> {
  const found = new Map<From, number>();
  const add = (from: From): unknown => found.set(from, (found.get(from) ?? 0) + 1);
  for (const event of steps.flatMap((step) => step.events as IstanbulEvent[])) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'RubyBought') add(event.lira ? 'lira' : 'goods');
    if (event.type === 'MosqueRubyTaken') add('mosque');
    if (event.type === 'OfferTaken' && event.zone) add('card');
  }
  return found;
}

/** By round, the rubies of each seat at its end; the game begins with none. */
export function rubiesByRound(steps: readonly Pick<Step, 'view'>[]): number[][] {
  const found: number[][] = [];
  for (const { view } of steps as { view: IstanbulScreen }[])
    if (view.round > 0) found[view.round - 1] = view.players.map((player) => player.rubies);
  const seats = found.at(-1)?.length ?? 0;
  return [Array<number>(seats).fill(0), ...found.filter(Boolean)];
}

/** The story of a game from its steps; luck is left out: no fair measure of it is in the record. */
export function storyOf(steps: readonly Step[], isYou: (seat: number) => boolean): Story {
  const last = steps.at(-1)?.view as IstanbulScreen | undefined;
  const result = last?.result;
  if (!last || !result) return { points: [], rounds: [], lines: [] };
  const lines: MessageObject[] = [];
  if (result.reason === 'rubies' && result.decided_by === 'rubies')
    lines.push(say.webIstanbulTurningPoint({ round: last.round }));
  else lines.push(say.webIstanbulDecided({ by: result.decided_by ?? 'nothing' }));
  const winner = result.winners[0];
  if (winner !== undefined && result.winners.length === 1) {
    const found = rubiesFrom(steps, winner);
    const list = SOURCES.flatMap((from) => {
      const count = found.get(from);
      return count ? [say.webIstanbulRubyFrom({ from, count })] : [];
    });
    const who = isYou(winner) ? 'you' : 'other';
    if (list.length)
      lines.push(say.webIstanbulRubiesFrom({ who, seat: { seat: winner }, sources: { list, separator: null } }));
  }
  return { points: result.rubies, rounds: [], lines };
}
