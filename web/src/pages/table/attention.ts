/** Sounds for what happens, and a notification of the player's turn while the page is hidden. */

import * as say from '../../lib/messages';
import { catalogue, i18n, settings, sounds } from '../../app.svelte';
import { screensOf } from '../../games/registry';
import { afterPieces, type Cue } from '../../model/sounds';
import type { NewsStep, TableModel } from '../../model/table.svelte';

/** Until the returned function is called. */
export function attend(model: TableModel): () => void {
  let wasMine = true; // no notification for a turn that is on the screen from the beginning
  return model.onStep((step) => {
    const becomesMine = model.isMyTurn && !wasMine;
    wasMine = model.isMyTurn;
    if (step.isCatchUp) return;
    void heard(model, step, becomesMine);
    if (becomesMine && document.hidden) void notify(model);
  });
}

/** The pieces first, then whose turn it is or how it ended. */
async function heard(model: TableModel, step: NewsStep, becomesMine: boolean): Promise<void> {
  const { isOver, seat } = model;
  const winners = model.table?.outcome?.winners ?? [];
  const events = step.happenings.flatMap((one) => one.events ?? []);
  const game = await screensOf(model.table?.game ?? '')?.sounds?.();
  const pieces: Cue[] = game ? game.soundsOf(events) : events.length ? [{ sound: 'card' }] : [];
  sounds.playAll(pieces, Math.max(0.4, settings.duration(1)));
  const last = afterPieces({
    isOver,
    seat,
    winners,
    becomesMine,
    isSaid: step.happenings.some((one) => one.kind === 'said'),
  });
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
