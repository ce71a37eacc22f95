/** What is heard when something happens: read from the events. */

import type { EventObject, IstanbulEvent } from '../../lib/wire';
import type { Cue } from '../../model/sounds';

export function soundsOf(events: readonly EventObject[]): Cue[] {
  return (events as readonly IstanbulEvent[]).flatMap(cuesOf);
}

function cuesOf(event: IstanbulEvent): Cue[] {
  switch (event.type) {
    case 'DiceRolled':
      return [{ sound: 'dice' }];
    case 'RowLaid':
    case 'CardsDrawn':
    case 'CardPlayed':
    case 'RowRefilled':
      return [{ sound: 'card', after: event.type === 'RowRefilled' ? 450 : 0 }];
    case 'TileBought':
    case 'TilesSwapped':
      return [{ sound: 'take' }, { sound: 'card', after: 420 }];
    case 'IncomeTaken':
    case 'LiraTaken':
    case 'GoodsTraded':
    case 'OfferTaken':
      return [{ sound: 'token', after: 240 }];
    case 'RubyBought':
    case 'MosqueRubyTaken':
      return [{ sound: 'bonus', after: 420 }];
    default:
      return [];
  }
}
