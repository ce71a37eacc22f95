/** The points of the charts of skill and luck, with their words. */

import * as say from '../../lib/messages';
import type { MessageObject, ReviewedGame } from '../../lib/wire';
import { parseRoute } from '../../model/router.svelte';
import { inPoints } from '../skill';

/** Reviewed games from which on skill and luck are shown: of fewer, chance decides the figures. */
export const ENOUGH = 5;

/** A game in a chart. */
export interface Point {
  at: number;
  outcome: ReviewedGame['outcome'];
  /** Nothing if there was no real decision. */
  value: number | null;
  interval: readonly [number, number] | null;
  text: string;
  /** Where the game can be seen again. */
  href: string | null;
  isReview: boolean;
}

/** What formats numbers and sentences. */
export interface Speaker {
  say(message: MessageObject): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(share: number): string;
  date(at: number, options?: Intl.DateTimeFormatOptions): string;
}

/** Whether this app has a page at a path. */
export const hasPage = (path: string): boolean => parseRoute(path).page !== 'nothing';

/** One digit behind the point. */
export const short = (i18n: Speaker, value: number): string =>
  i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share of the match in points, with its sign. */
export const signed = (i18n: Speaker, share: number): string =>
  i18n.number(100 * share, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

const day = (i18n: Speaker, at: number): string => i18n.date(at, { dateStyle: 'medium' });

function base(game: ReviewedGame): Pick<Point, 'at' | 'outcome' | 'href' | 'isReview'> {
  const isReview = hasPage(`/review/${game.table}`);
  const href = game.has_replay ? `/${isReview ? 'review' : 'replay'}/${game.table}` : null;
  return { at: game.at, outcome: game.outcome, href, isReview };
}

export function skillPoints(i18n: Speaker, games: readonly ReviewedGame[]): Point[] {
  return games.map((game) => {
    const interval = game.interval ? ([inPoints(game.interval[0]), inPoints(game.interval[1])] as const) : null;
    const about = { date: day(i18n, game.at), outcome: game.outcome };
    const value = game.skill == null ? null : inPoints(game.skill);
    const [low, high] = interval ?? [value ?? 0, value ?? 0];
    const said = { skill: short(i18n, value ?? 0), low: short(i18n, low), high: short(i18n, high) };
    const text =
      value === null
        ? say.studyRoadPointNone(about)
        : say.studyRoadPointSkill({ ...about, ...said, count: game.decisions });
    return { ...base(game), value, interval, text: i18n.say(text) };
  });
}

export function luckPoints(i18n: Speaker, games: readonly ReviewedGame[]): Point[] {
  return games.flatMap((game) => {
    if (game.luck == null) return [];
    const share = i18n.percent((game.luck_percentile ?? 50) / 100);
    const about = { date: day(i18n, game.at), outcome: game.outcome, luck: signed(i18n, game.luck), share };
    return [{ ...base(game), value: 100 * game.luck, interval: null, text: i18n.say(say.studyRoadPointLuck(about)) }];
  });
}
