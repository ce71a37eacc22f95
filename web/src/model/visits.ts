/** How far the reader has seen each table, and read what was said there; kept in the browser. */

import type { Store } from './settings.svelte';

const KEY = 'serai-seen';
/** Tables that are remembered, at most: the oldest are forgotten. */
const MOST = 100;

/** The last entry of the log that was seen, and the last one up to which the chat was read. */
type Visit = [seen: number, read: number];

export class Visits {
  readonly #store: Store | null;
  /** What is remembered where the browser keeps nothing. */
  #kept: Record<string, Visit> = {};

  constructor(store: Store | null) {
    this.#store = store;
  }

  /** The last entry that was seen of a table; null: it was never looked at here. */
  seen(table: string): number | null {
    return this.#read()[table]?.[0] ?? null;
  }

  /** The last entry up to which the chat of a table was read; null: it was never looked at here. */
  read(table: string): number | null {
    return this.#read()[table]?.[1] ?? null;
  }

  /** Remember how far a table was seen, or its chat read; never less than before. */
  keep(table: string, { seen = 0, read = 0 }: { seen?: number; read?: number }): void {
    const kept = this.#read();
    const [oldSeen, oldRead] = kept[table] ?? [0, 0];
    if (kept[table] && seen <= oldSeen && read <= oldRead) return;
    const others = Object.entries(kept).filter(([other]) => other !== table); // the latest come last
    const visit: Visit = [Math.max(seen, oldSeen), Math.max(read, oldRead)];
    this.#kept = Object.fromEntries([...others.slice(1 - MOST), [table, visit]]);
    try {
      this.#store?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden store: remembered as long as the page.
    }
  }

  #read(): Record<string, Visit> {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(KEY) ?? 'null');
      if (typeof kept === 'object' && kept !== null) return onlyVisits(kept);
    } catch {
      // What cannot be read is as good as nothing.
    }
    return this.#kept;
  }
}

function onlyVisits(kept: object): Record<string, Visit> {
  const isVisit = (one: unknown): one is Visit =>
    Array.isArray(one) && one.length === 2 && one.every((number) => typeof number === 'number');
  return Object.fromEntries(Object.entries(kept).filter((one): one is [string, Visit] => isVisit(one[1])));
}
