/** What the reader has seen of tables in this browser; what happens while nobody looks is not seen. */

import { settings, visits } from '../app.svelte';
import type { Memory } from '../model/table.svelte';

/** How long the last step is looked at before the next one, in milliseconds. */
const PAUSE = 700;

/** The memory of a table page, until the returned `stop` is called. */
export function lookingMemory(): Memory & { stop: () => void } {
  const unseen = new Map<string, number>();
  const looked = (): void => {
    if (document.hidden) return;
    for (const [table, seen] of unseen) visits.keep(table, { seen });
    unseen.clear();
  };
  document.addEventListener('visibilitychange', looked);
  return {
    seen: (table) => visits.seen(table),
    read: (table) => visits.read(table),
    keep: (table, until) => {
      visits.keep(table, { ...until, seen: document.hidden ? 0 : (until.seen ?? 0) });
      if (document.hidden && until.seen) unseen.set(table, until.seen);
    },
    pause: async () => {
      await untilVisible();
      await new Promise((resolve) => setTimeout(resolve, settings.duration(PAUSE)));
    },
    stop: () => document.removeEventListener('visibilitychange', looked),
  };
}

function untilVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}
