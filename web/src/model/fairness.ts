/**
 * What this browser gives to chance, and remembers to check it: its nonces, the commitment of each table as it was
 * first seen, and the hashes of all players when the nonces were asked for. The same in Python is `serai.client.nonces`.
 */

import type { TableInfo } from '../lib/wire';
import type { Store } from './settings.svelte';
import { sha256 } from './sha256';

const KEY = 'serai-fair';
const NONCE_BYTES = 16;
/** Tables and nonces that are remembered, at most: the oldest are forgotten. */
const MOST = 200;
const HEX = /^([0-9a-f]{2})+$/;

interface Remembered {
  /** As it was first seen. */
  commitment: string;
  /** Of all seats, as they were when the nonces were asked for. */
  hashes?: (string | null)[];
  /** Where the nonce of this browser belongs, and the nonce. */
  seat?: number;
  nonce?: string;
}

interface Kept {
  /** Nonces by their hashes. */
  nonces: Record<string, string>;
  tables: Record<string, Remembered>;
}

/** What was compared, and whether it is as it should be; null: it could not be compared in this browser. */
export interface FairFound {
  /** The secret number has the fingerprint. */
  seed: boolean;
  /** The fingerprint is the one this browser saw first. */
  commitment: boolean | null;
  /** Every player's number has the fingerprint that player gave, and these have not changed since they were asked for. */
  nonces: boolean | null;
  /** This browser's number was used. */
  own: boolean | null;
}

export class Fairness {
  readonly #store: Store | null;
  /** What is remembered where the browser keeps nothing. */
  #kept: Kept = { nonces: {}, tables: {} };

  constructor(store: Store | null) {
    this.#store = store;
  }

  /** The hash of a new nonce, to be given when sitting down. */
  promise(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const hash = sha256(bytes);
    this.#change((kept) => (kept.nonces[hash] = hexOf(bytes)));
    return hash;
  }

  /** Remember what a table shows; return the nonce that it asks this browser for, if it does. */
  look(table: TableInfo): string | null {
    const seen = this.#read().tables[table.id];
    if (!seen) this.#change((kept) => (kept.tables[table.id] = { commitment: table.commitment }));
    // Who shows another commitment than the first one gets no nonce.
    if (!table.asks_nonces || (seen && seen.commitment !== table.commitment)) return null;
    const hashes = (table.nonces ?? []).map((one) => one.hash ?? null);
    const { nonces } = this.#read();
    const seat = hashes.findIndex((hash) => hash !== null && nonces[hash] !== undefined);
    const nonce = nonces[hashes[seat] ?? ''];
    if (nonce === undefined || (seen?.hashes && !isSame(seen.hashes, hashes))) return null;
    this.#change((kept) => (kept.tables[table.id] = { commitment: table.commitment, hashes, seat, nonce }));
    return nonce;
  }

  /** A finished table compared with what was remembered; null before its end. */
  check(table: TableInfo): FairFound | null {
    if (!table.seed) return null;
    const seen = this.#read().tables[table.id];
    const nonces = table.nonces ?? [];
    const fit = nonces.every(
      ({ hash, nonce }) => nonce == null || (HEX.test(nonce) && sha256(bytesOf(nonce)) === hash),
    );
    const stayed =
      !seen?.hashes ||
      isSame(
        seen.hashes,
        nonces.map((one) => one.hash ?? null),
      );
    return {
      seed: sha256(bytesOf(table.seed)) === table.commitment,
      commitment: seen ? seen.commitment === table.commitment : null,
      nonces: nonces.length || seen?.hashes ? fit && stayed : null,
      own: seen?.nonce === undefined ? null : nonces[seen.seat ?? -1]?.nonce === seen.nonce,
    };
  }

  #read(): Kept {
    try {
      const kept = JSON.parse(this.#store?.getItem(KEY) ?? 'null') as Partial<Kept> | null;
      if (kept?.nonces && kept.tables) return kept as Kept;
    } catch {
      // Something else is kept there.
    }
    return this.#kept;
  }

  #change(change: (kept: Kept) => void): void {
    const kept = this.#read();
    change(kept);
    kept.nonces = latest(kept.nonces);
    kept.tables = latest(kept.tables);
    this.#kept = kept;
    try {
      this.#store?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full or forbidden store: it is remembered as long as the page.
    }
  }
}

function latest<T>(values: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).slice(-MOST));
}

function isSame(some: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
