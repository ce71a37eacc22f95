/** Who has asked for a rematch, and who is waited for. */

import type { TableInfo } from '../lib/wire';
import { pathTo } from '../model/router.svelte';
import type { TableModel } from '../model/table.svelte';

const isMine = (model: TableModel, seat: number): boolean => model.table?.seats[seat]?.is_you === true;

/** The seats of others that have asked and wait for an answer. */
export function askedBy(model: TableModel): number[] {
  const { again = [], rematch = null } = model.table ?? {};
  return model.isSeated && rematch === null ? again.filter((seat) => !isMine(model, seat)) : [];
}

/** The seats whose answer the reader waits for; null: the reader has not asked. */
export function waitedFor(model: TableModel): number[] | null {
  const { again = [], rematch = null, seats = [] } = model.table ?? {};
  if (rematch !== null || !again.some((seat) => isMine(model, seat))) return null;
  const others = seats.flatMap((seat, i) => (seat.kind === 'guest' && !seat.is_you && !again.includes(i) ? [i] : []));
  return others.length ? others : null;
}

/** Where the results of a deal are that others play too. */
export function dealPath(table: TableInfo): string {
  const { deal, game } = table;
  if (!deal) return '/';
  return deal.kind === 'daily'
    ? pathTo({ page: 'daily', game, day: deal.id })
    : pathTo({ page: 'duplicate', id: deal.id, game: null });
}
