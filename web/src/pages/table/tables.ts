/** The table of each game that has one of its own, loaded when it is needed. */

import type { Component } from 'svelte';
import type { TableModel } from '../../model/table.svelte';

type GameTable = Component<{ model: TableModel; isReplay?: boolean }>;

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  jaipur: () => import('../../jaipur/JaipurTable.svelte'),
  istanbul: () => import('../../istanbul/IstanbulTable.svelte'),
};

/** Nothing for a game without a table of its own. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const load = TABLES[game];
  return load ? (await load()).default : null;
}
