/**
 * The service worker: keeps hashed assets, which never change, and the page around them for when the server is away;
 * shows the calls of the server, and leads from them to the table.
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

/** What the server calls with: `Content` in `serai.server.push.texts`. */
interface Called {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
}

/** A call that cannot be read still leads to the app: a browser wants every push to be shown. */
function calledBy(data: PushMessageData | null): Called {
  try {
    return data?.json() as Called;
  } catch {
    return { title: 'Serai', body: '', path: '/', tag: 'serai', language: '' };
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, path, tag, language } = calledBy(event.data);
  // One notification a table: a newer one takes the place of the older one, and is heard again.
  const options = { body, tag, renotify: true, lang: language, data: path, icon: '/icons/icon-192.png' };
  event.waitUntil(worker.registration.showNotification(title, options));
});

/** The browser has ended a subscription and perhaps made a new one: the server must know, or calls get lost. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & Partial<Record<`${'old' | 'new'}Subscription`, PushSubscription | null>>;
  const renew = async (): Promise<void> => {
    const old = change.oldSubscription ?? null;
    const key = old?.options.applicationServerKey ?? null;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const fresh = change.newSubscription ?? (key && (await worker.registration.pushManager.subscribe(wanted)));
    if (!fresh) return; // the next page that is opened does it
    const body = JSON.stringify({ ...fresh.toJSON(), replaces: old?.endpoint ?? null });
    await fetch('/api/me/devices', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  event.waitUntil(renew());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  const open = async (): Promise<unknown> => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === path);
    const isOurs = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
    return page ? page.focus() : worker.clients.openWindow(isOurs ? path : '/');
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
