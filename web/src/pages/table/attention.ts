/** Sounds for what happens, a notification of the player's turn while the page is hidden, and who looks. */

import * as say from '../../lib/messages';
import { catalogue, i18n, router, settings, sounds } from '../../app.svelte';
import { screensOf } from '../../games/registry';
import { afterPieces, type Cue } from '../../model/sounds';
import type { NewsStep, TableModel } from '../../model/table.svelte';
import { toasts } from '../../ui/toasts.svelte';

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
    callForCompany(step, model);
    void heard(model, step, becomesMine);
    // Who is called by the server need not be told twice.
    if (becomesMine && document.hidden && !settings.isCalled) void notify(model);
  });
  return () => {
    document.removeEventListener('visibilitychange', tell);
    forget();
  };
}

/** Words that nobody sees yet, and a rematch that is agreed on; who asks for one is said beside the result. */
function callForCompany(step: NewsStep, model: TableModel): void {
  for (const one of step.happenings) {
    const seat = one.seat ?? -1;
    if (model.table?.seats[seat]?.is_you) continue;
    if (one.kind === 'said' && !model.isLogSeen && model.chat.includes(one))
      toasts.show(i18n.say(say.said({ seat: { seat }, text: one.text ?? '' }), model.names), { about: 'chat' });
    const rematch = model.table?.rematch;
    if (one.kind === 'rematched' && model.isSeated && rematch) router.go({ page: 'table', table: rematch });
  }
}

/** The pieces first, then whose turn it is. */
async function heard(model: TableModel, step: NewsStep, becomesMine: boolean): Promise<void> {
  const { isOver } = model;
  const events = step.happenings.flatMap((one) => one.events ?? []);
  const game = await screensOf(model.table?.game ?? '')?.sounds?.();
  const pieces: Cue[] = game ? game.soundsOf(events) : events.length ? [{ sound: 'card' }] : [];
  sounds.playAll(pieces, Math.max(0.4, settings.duration(1)));
  const last = afterPieces({ isOver, becomesMine, isSaid: step.happenings.some((one) => one.kind === 'said') });
  if (last) sounds.play(last, pieces.length ? 650 : 0);
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
