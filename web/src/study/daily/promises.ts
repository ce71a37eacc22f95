/** The promises this browser has seen, to compare them with what is shown later: a server could have changed them. */

import type { DealPromise } from '../../lib/wire';
import { sha256 } from '../../model/sha256';

const KEY = 'serai.promises';
/** As many are kept: of two games, half a year. */
const MOST = 400;

export interface SeenPromise {
  commitment: string;
  /** When it was first seen, in milliseconds since 1970. */
  at: number;
}

type Kept = Record<string, SeenPromise>;

function read(store: Storage | null): Kept {
  try {
    const kept = JSON.parse(store?.getItem(KEY) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {}; // something else is kept there, or it is forbidden
  }
}

/** Keep promises that were not seen before; what was seen first stays. */
export function remember(store: Storage | null, promises: readonly DealPromise[], now: number): void {
  const kept = read(store);
  const fresh = promises.filter((one) => kept[one.deal] === undefined);
  if (!fresh.length) return;
  for (const one of fresh) kept[one.deal] = { commitment: one.commitment, at: now };
  const newest = Object.entries(kept).sort(([, a], [, b]) => b.at - a.at);
  try {
    store?.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // No room, or it is forbidden: then nothing is compared.
  }
}

/** What was first seen of a promise, if anything. */
export const seen = (store: Storage | null, deal: string): SeenPromise | null => read(store)[deal] ?? null;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** Whether a seed that is shown is the one that was promised; null while it is a secret. */
export function fits(promise: DealPromise): boolean | null {
  return promise.seed == null ? null : sha256(bytesOf(promise.seed)) === promise.commitment;
}
