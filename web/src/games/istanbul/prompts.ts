/** What the reader is asked, or whom the table waits for. */

import * as say from '../lib/messages';
import type { IstanbulBox, IstanbulShown, MessageObject } from '../lib/wire';
import { cardOf } from './words';

export function promptFor(view: IstanbulShown, box: IstanbulBox | null): MessageObject {
  const card = cardOf(box, view.card ?? '')?.name ?? view.card ?? '';
  switch (view.stage) {
    case 'reroll':
      return view.rerolls ? say.istReroll({ count: view.rerolls }) : say.istNoReroll();
    case 'choose':
      return say.istAsk({ what: 'card' });
    case 'answer':
      return say.istanbulTableCard({ card });
    case 'reply':
      return say.istReply({ seat: { seat: view.active }, card });
    default:
      return say.istAct({ number: view.actions_begun + 1, count: view.actions_left });
  }
}

export function waitingFor(view: IstanbulShown): MessageObject {
  const seat = { seat: view.turn ?? view.active };
  return say.istWaiting({ seat, stage: view.turn === null ? 'chance' : view.stage });
}
