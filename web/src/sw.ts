/**
 * The service worker: keeps hashed assets, which never change, and the page around them for when the server is away.
 *
 * Pages and answers come from the server whenever it answers: an old page that talks to a new server helps nobody. While
 * it does not, the kept page opens, says so in the reader's language, and goes on by itself.
 */

/// <reference lib="webworker" />

/** Put in by the build: the name of this version's cache, and its hashed files. */
declare const __CACHE__: string;
declare const __ASSETS__: string[];

/** Every page of the app is this one. */
const PAGE = '/';

// The library of pages, loaded for the rest of the app, says that this is a window.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(__CACHE__).then((cache) => cache.addAll([PAGE, ...__ASSETS__])));
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
  if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api/')) {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
    return;
  }
  if (url.origin !== worker.location.origin || !url.pathname.startsWith('/assets/')) return;
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
});
