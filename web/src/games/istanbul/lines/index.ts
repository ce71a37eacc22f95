/** When a bot has something to say: after a ruby of its own, or somebody else's. */

import * as say from '../../../lib/messages';
import type { EventObject, IstanbulEvent } from '../../../lib/wire';
import type { Bot, Line } from '../../../table/banter';

export function lineOf(events: readonly EventObject[], bots: readonly Bot[]): Line | null {
  for (const event of events as readonly IstanbulEvent[]) {
    const isRuby =
      event.type === 'RubyBought' ||
      event.type === 'MosqueRubyTaken' ||
      (event.type === 'OfferTaken' && Boolean(event.zone));
    if (!isRuby) continue;
    const buyer = bots.find((one) => one.seat === event.seat);
    // Of several who look on, the one who sits next.
    const bot = buyer ?? bots.find((one) => one.seat > event.seat) ?? bots[0];
    if (bot) return { bot, occasion: buyer ? 'deal' : 'loss' };
  }
  return null;
}

export const sayLine = (line: string) => say.webIstanbulLine({ line });

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
/** The words, in a language: few are ever heard, so they are not loaded with all others. */
export const loadText = async (language: string): Promise<string> => (await texts[`./text/${language}.ftl`]?.()) ?? '';
