/**
 * The service worker: keeps hashed assets, which never change, and nothing else.
 *
 * Pages and answers always come from the server: an old page that talks to a new server helps nobody.
 */

/// <reference lib="webworker" />

/** Put in by the build: the name of this version's cache, and its hashed files. */
declare const __CACHE__: string;
declare const __ASSETS__: string[];

// The library of pages, loaded for the rest of the app, says that this is a window.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(__CACHE__).then((cache) => cache.addAll(__ASSETS__)));
  // No skipWaiting: the page asks its reader first.
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== __CACHE__).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'update') void worker.skipWaiting();
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  const open = async (): Promise<unknown> => {
    const pages = await worker.clients.matchAll({ type: 'window' });
    const page = pages.find((one) => new URL(one.url).pathname === path);
    return page ? page.focus() : worker.clients.openWindow(typeof path === 'string' ? path : '/');
  };
  event.waitUntil(open());
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin || !url.pathname.startsWith('/assets/')) return;
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
});
