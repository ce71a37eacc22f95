/** What the things of this game are called, as messages. */

import * as say from '../../lib/messages';
import type { ListObject, MessageObject } from '../../lib/wire';
import { CAMEL, countOf, kinds, type Parts } from './cards';

export const cardName = (kind: string): MessageObject =>
  kind === CAMEL ? say.webJaipurCamel() : say.jaipurGood({ good: kind });

/** "2 gold", "1 cloth": the goods among these cards, by kind. */
export function goodsAmong(cards: string): MessageObject[] {
  return [...new Set(kinds(cards))].map((good) => say.jaipurCards({ good, count: countOf(cards, good) }));
}

/** Numbers, said as a list. */
export const listOf = (values: readonly number[]): ListObject => ({ list: values.map(String), separator: null });

/** A stack of goods tokens with its values. */
export function stackName(good: string, values: readonly number[]): MessageObject {
  const name = say.jaipurGood({ good });
  return values.length
    ? say.webJaipurStack({ good: name, values: listOf(values) })
    : say.webJaipurStackEmpty({ good: name });
}

/** What the table said about the cards pointed at; of an uneven exchange also how many are missing. */
export function toldAbout(told: MessageObject, { take, give }: Parts): MessageObject {
  if (told.key !== 'jaipur-error-exchange-uneven') return told;
  const missing = take.length - give.length;
  return say.webJaipurUneven({ side: missing > 0 ? 'give' : 'take', count: Math.abs(missing) });
}
