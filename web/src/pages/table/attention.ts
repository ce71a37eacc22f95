/** Sounds for what happens, and a notification of the player's turn while the page is hidden. */

import * as say from '../../lib/messages';
import { catalogue, i18n, router, settings } from '../../app.svelte';
import { play } from '../../model/sounds';
import type { NewsStep, TableModel } from '../../model/table.svelte';
import { toasts } from '../../ui/toasts.svelte';

/** Until the returned function is called. */
export function attend(model: TableModel): () => void {
  let wasMine = true; // no notification for a turn that is on the screen from the beginning
  return model.onStep((step) => {
    const becomesMine = model.isMyTurn && !wasMine;
    wasMine = model.isMyTurn;
    if (step.isCatchUp) return;
    callForCompany(step, model);
    if (settings.hasSound) play(soundOf(step, model.isOver, becomesMine));
    if (becomesMine && document.hidden) void notify(model);
  });
}

/** Words that nobody sees yet, and a rematch that is asked for or agreed on. */
function callForCompany(step: NewsStep, model: TableModel): void {
  for (const one of step.happenings) {
    const seat = one.seat ?? -1;
    if (model.table?.seats[seat]?.is_you) continue;
    if (one.kind === 'said' && !model.isLogSeen && model.chat.includes(one))
      toasts.show(i18n.say(say.said({ seat: { seat }, text: one.text ?? '' }), model.names));
    if (one.kind === 'again' && model.isSeated && !model.table?.rematch)
      toasts.show(i18n.say(say.happenedAgain({ seat: { seat } }), model.names));
    const rematch = model.table?.rematch;
    if (one.kind === 'rematched' && model.isSeated && rematch) router.go({ page: 'table', table: rematch });
  }
}

function soundOf(step: NewsStep, isOver: boolean, becomesMine: boolean): Parameters<typeof play>[0] {
  if (isOver) return 'end';
  if (becomesMine) return 'turn';
  return step.happenings.some((one) => one.kind === 'said') ? 'said' : 'move';
}

async function notify(model: TableModel): Promise<void> {
  if (!settings.notifies || !('Notification' in window) || Notification.permission !== 'granted') return;
  const title = i18n.say(say.notifyText({ game: catalogue.nameOf(model.table?.game ?? '') }));
  const options = { tag: `serai-${model.table?.id ?? ''}`, icon: '/icons/icon-192.png' };
  // On phones only a service worker may notify.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, { ...options, data: location.pathname });
  new Notification(title, options).onclick = () => window.focus();
}
