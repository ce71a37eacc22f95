/** Sounds for what happens, a notification of the player's turn while the page is hidden, and who looks. */

import * as say from '../../lib/messages';
import { catalogue, i18n, settings } from '../../app.svelte';
import { play } from '../../model/sounds';
import type { NewsStep, TableModel } from '../../model/table.svelte';

/** Until the returned function is called. */
export function attend(model: TableModel): () => void {
  let wasMine = true; // no notification for a turn that is on the screen from the beginning
  const tell = (): void => model.attend(!document.hidden);
  if (document.hidden) tell();
  document.addEventListener('visibilitychange', tell);
  const forget = model.onStep((step) => {
    const becomesMine = model.isMyTurn && !wasMine;
    wasMine = model.isMyTurn;
    if (step.isCatchUp) return;
    if (settings.hasSound) play(soundOf(step, model.isOver, becomesMine));
    // Who is called by the server need not be told twice.
    if (becomesMine && document.hidden && !settings.isCalled) void notify(model);
  });
  return () => {
    document.removeEventListener('visibilitychange', tell);
    forget();
  };
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
