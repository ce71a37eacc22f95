/** A recorded game on the game's own table: a table model that is told the steps instead of a live game. */

import type { Happening, History, TableShown, Welcome } from '../../lib/wire';
import { PROTOCOL } from '../../lib/wire';
import type { SocketLike } from '../../model/socket';
import { TableModel, type TableOptions } from '../../model/table.svelte';

export interface Stage {
  model: TableModel;
  /** Show the next step, flying pieces and all. */
  forth: () => void;
}

/** A step that has words; the seat of who moved, or nobody's. */
export interface Told {
  step: number;
  seat: number | null;
  text: string;
}

/** What happened in a step, as a live table would have told it. */
function happening(history: History, at: number): Happening {
  const step = history.steps[at - 1];
  const seat = Number(step?.who) - 1;
  return {
    seq: at,
    at: 0,
    kind: step?.who === '*' ? 'drawn' : 'moved',
    ...(seat >= 0 ? { seat } : {}),
    events: step?.events ?? [],
  };
}

/** The table as it stood after so many steps. Nobody is to move: it is looked at, not played. */
export function stageAt(history: History, at: number, nameOf: NonNullable<TableOptions['nameOf']>): Stage {
  let shown = at;
  let socket: SocketLike | null = null;
  const view = (step: number): History['start'] => history.steps[step - 1]?.view ?? history.start;
  const table: TableShown = { ...history.table, phase: 'playing', turn: null, times: null, can_undo: false };
  const tell = (frame: unknown): void => socket?.onmessage?.({ data: JSON.stringify(frame) });
  const connect = (): SocketLike => {
    const made: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        if ((JSON.parse(text) as { type: string }).type !== 'hello') return;
        const welcome: Welcome = {
          type: 'welcome',
          protocol: PROTOCOL,
          seq: shown,
          table,
          seat: history.seat,
          game: { view: view(shown), legal: [] },
          happenings: Array.from({ length: shown }, (_, i) => happening(history, i + 1)),
        };
        tell(welcome);
      },
      close: () => undefined,
    };
    queueMicrotask(() => made.onopen?.(undefined as never));
    socket = made;
    return made;
  };
  const model = new TableModel({ url: '', connect, nameOf });
  const forth = (): void => {
    if (shown >= history.steps.length) return;
    shown += 1;
    const game = { view: view(shown), legal: [] };
    tell({ type: 'news', seq: shown, seat: history.seat, turn: null, happenings: [happening(history, shown)], game });
  };
  return { model, forth };
}
