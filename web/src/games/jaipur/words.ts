/** What the things of this game are called, as messages. */

import * as say from '../../lib/messages';
import type { ListObject, MessageObject } from '../../lib/wire';
import { CAMEL, countOf, kinds } from './cards';

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
