/** When a bot has something to say: after a fine sale of its own, or one of somebody else's. All of it lies open. */

import * as say from '../../../lib/messages';
import type { EventObject, JaipurEvent } from '../../../lib/wire';
import type { Bot, Line } from '../../../table/banter';

/** The least number of cards sold at once, and of rupees, that is worth a word. */
const CARDS = 4;
const RUPEES = 16;

export function lineOf(events: readonly EventObject[], bots: readonly Bot[]): Line | null {
  for (const event of events as readonly JaipurEvent[]) {
    if (event.type !== 'GoodsSold') continue;
    const rupees = event.tokens.reduce((sum, value) => sum + value, 0);
    if (event.count < CARDS && rupees < RUPEES) continue;
    const seller = bots.find((one) => one.seat === event.seat);
    const bot = seller ?? bots[0];
    if (bot) return { bot, occasion: seller ? 'deal' : 'loss' };
  }
  return null;
}

export const sayLine = (line: string) => say.webJaipurLine({ line });

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
/** The words, in a language: few are ever heard, so they are not loaded with all others. */
export const loadText = async (language: string): Promise<string> => (await texts[`./text/${language}.ftl`]?.()) ?? '';
