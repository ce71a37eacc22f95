/** What is heard when something happens: read from the events, in the order in which pieces fly. */

import type { EventObject, JaipurEvent } from '../../lib/wire';
import type { Cue } from '../../model/sounds';

/** More tokens of one sale than that are not heard one by one. */
const MOST_TOKENS = 4;

export function soundsOf(events: readonly EventObject[]): Cue[] {
  return (events as readonly JaipurEvent[]).flatMap(cuesOf);
}

function cuesOf(event: JaipurEvent): Cue[] {
  switch (event.type) {
    case 'RoundDealt':
      return [0, 110, 220, 330].map((after) => ({ sound: 'card', after }));
    case 'GoodTaken':
      return [{ sound: 'take' }];
    case 'GoodsExchanged':
      return [{ sound: 'take' }, { sound: 'card', after: 260 }];
    case 'CamelsTaken':
      return [{ sound: 'camel' }];
    case 'MarketRefilled':
      return [{ sound: 'card', after: 520 }];
    case 'GoodsSold':
      return [
        { sound: 'card' },
        ...event.tokens.slice(0, MOST_TOKENS).map((_, i): Cue => ({ sound: 'token', after: 330 + i * 75 })),
      ];
    case 'BonusTaken':
      return [{ sound: 'bonus', after: 700 }];
    default:
      return [];
  }
}
