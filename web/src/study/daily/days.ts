/** Days as readers see them: a day of the server is one by UTC. */

import { i18n } from '../../app.svelte';

export const dayName = (day: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  i18n.date(Date.parse(day), { dateStyle, timeZone: 'UTC' });

/** "17", with the weekday for those who look at a column of a week. */
export const dayInShort = (day: string): string =>
  i18n.date(Date.parse(day), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** "+12", "−3", "0". */
export const signed = (value: number): string => i18n.number(value, { signDisplay: 'exceptZero' }).replace('-', '−');
