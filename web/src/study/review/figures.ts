/** How chances are written: as per cent, and their changes in points. */

import * as say from '../../lib/messages';
import { i18n } from '../../app.svelte';

const digits = (value: number): Intl.NumberFormatOptions => ({
  maximumFractionDigits: Math.abs(value) < 9.95 ? 1 : 0,
});

/** "+6.2 points". */
export function points(change: number): string {
  return i18n.say(say.studyReviewPoints({ points: signed(change) }));
}

/** "+6.2", where a heading says that it is points. */
export function signed(change: number): string {
  const value = 100 * change;
  return i18n.number(value, { ...digits(value), signDisplay: 'exceptZero' }).replace('-', '−');
}

/** "61", where it is said that it is out of 100. */
export const plain = (chance: number): string =>
  i18n.number(100 * chance, { maximumFractionDigits: 0 }).replace('-', '−');
