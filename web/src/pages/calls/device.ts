/** This browser as a device on which its player is called: subscribing, keeping the server informed, leaving. */

import * as say from '../../lib/messages';
import type { NewDevice, Problem } from '../../lib/wire';
import { api, i18n, settings } from '../../app.svelte';
import { problemFrom } from '../../model/api';
import { toasts } from '../../ui/toasts.svelte';

/** Codes of what only this browser can know. */
export const UNSUPPORTED = 'web.push-unsupported';
export const DENIED = 'web.push-denied';
export const NO_SERVICE = 'web.push-no-service';

/** How long the service worker may take to be there, in milliseconds. */
const PATIENCE = 15000;
/** The server is told again after so long, even if nothing has changed. */
const DAY = 24 * 3600 * 1000;
const KEY = 'serai-device';

const problem = (code: string): Problem => ({ code, args: {}, message: '' });

export function isSupported(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Ask the browser, only when its reader clicked, and subscribe; what stands in the way is returned. */
export async function turnOn(): Promise<Problem | null> {
  if (!('Notification' in window)) return problem(UNSUPPORTED);
  if ((await Notification.requestPermission()) !== 'granted') return problem(DENIED);
  settings.set({ notifies: true });
  if (!isSupported()) return problem(UNSUPPORTED);
  try {
    const { key } = await api.devices();
    await register(await subscribed(key));
  } catch (error) {
    return error instanceof DOMException ? problem(NO_SERVICE) : problemFrom(error);
  }
  settings.set({ isCalled: true });
  return null;
}

export async function turnOff(): Promise<void> {
  settings.set({ notifies: false, isCalled: false });
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await api.removeDevice(subscription.endpoint).catch(() => undefined); // the push service tells the server at last
  await subscription.unsubscribe().catch(() => false);
}

/** The language, the time zone or the quiet hours may have changed, or the subscription; tell the server if so. */
export async function keepUp(isAnew = false): Promise<void> {
  if (!isSupported() || !settings.isCalled) return;
  if (Notification.permission !== 'granted') {
    settings.set({ isCalled: false, notifies: false });
    toasts.show(say.callWithdrawn(), { kind: 'problem' });
    return;
  }
  try {
    const kept = await subscriptionHere();
    if (kept && !isAnew && told() === print(kept)) return;
    await register(await subscribed((await api.devices()).key));
  } catch {
    // Another time: nothing is lost but a call.
  }
}

/** The push subscription of this browser; nothing if there is none. */
export async function endpointHere(): Promise<string | null> {
  return (await subscriptionHere())?.endpoint ?? null;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await worker?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** A subscription made with the server's key; one made with another is of no use. */
async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), PATIENCE);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const old = await pushManager.getSubscription();
  if (old && base64(old.options.applicationServerKey) === key) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const device: NewDevice = {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    ...ways(),
  };
  await api.addDevice(device);
  keep(print(subscription));
}

/** How this device is spoken to. */
function ways(): Pick<NewDevice, 'language' | 'zone' | 'quiet'> {
  return {
    language: i18n.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    quiet: settings.quiet,
  };
}

/** What the server was told; it changes once a day, so that a server that forgot is told again. */
function print(subscription: PushSubscription): string {
  return JSON.stringify([subscription.endpoint, ways(), Math.floor(Date.now() / DAY)]);
}

function told(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Told again at the next visit.
  }
}

function base64(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
