/** Registers the service worker, and asks before a new version takes over. */

import * as say from './lib/messages';
import { toasts } from './ui/toasts.svelte';

/** Milliseconds after which the first page has been loaded. */
const PAUSE = 2000;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isAsked = false;
  const ask = (worker: ServiceWorker): void => {
    if (isAsked) return;
    isAsked = true;
    const run = (): void => worker.postMessage('update');
    toasts.show(say.update(), { action: { label: say.reload(), run } });
  };
  // A reload is offered only if there was a worker before: the first one takes over without it.
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => hadOne && location.reload());
  const register = (): void =>
    void navigator.serviceWorker
      .register('/sw.js')
      .then((registration) => {
        if (registration.waiting && hadOne) ask(registration.waiting);
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => {
            if (worker.state === 'installed' && navigator.serviceWorker.controller) ask(worker);
          });
        });
        setInterval(() => void registration.update().catch(() => undefined), 60 * 60 * 1000);
      })
      .catch(() => undefined); // no worker: everything works, only slower
  // All files are fetched for keeping: not while the page still needs the line for itself.
  setTimeout(register, PAUSE);
}
