/** What puzzles and mistakes ask of the server. */

import type { MistakesListed, MoveTold, MoveTried, PositionToSolve, PuzzlesListed, Solution } from '../../lib/wire';
import { api, catalogue, i18n } from '../../app.svelte';

/** Of one kind of positions: puzzles, or one's own mistakes. */
export interface StudyCalls {
  position(id: string): Promise<PositionToSolve>;
  /** The next one, of a game and a theme if they are given. */
  next(game: string | null, theme: string | null): Promise<PositionToSolve>;
  try(id: string, move: MoveTried): Promise<MoveTold>;
  attempt(id: string, move: string): Promise<Solution>;
}

function calls(one: string, many: string): StudyCalls {
  const path = (id: string): string => `/api/${one}/${encodeURIComponent(id)}`;
  return {
    position: (id) => api.ask('GET', path(id)),
    next: (game, theme) => {
      const asked = new URLSearchParams({ ...(game ? { game } : {}), ...(theme ? { theme } : {}) });
      return api.ask('GET', `/api/${many}/next?${asked}`);
    },
    try: (id, move) => api.ask('POST', `${path(id)}/try`, move),
    attempt: (id, move) => api.ask('POST', `${path(id)}/attempt`, { move }),
  };
}

/** A list by game, with all that is needed to show it: the names of themes are the games' own words. */
async function listed<T extends { games: readonly { game: string }[] }>(path: string): Promise<T> {
  const [found] = await Promise.all([api.ask<T>('GET', path), catalogue.load()]);
  await Promise.all(found.games.map(({ game }) => i18n.need(game).catch(() => undefined)));
  return found;
}

export const puzzles = {
  ...calls('puzzle', 'puzzles'),
  list: (): Promise<PuzzlesListed> => listed('/api/puzzles'),
};

export const mistakes = {
  ...calls('mistake', 'mistakes'),
  list: (): Promise<MistakesListed> => listed('/api/mistakes'),
  remove: (id: string): Promise<unknown> => api.ask('DELETE', `/api/mistake/${encodeURIComponent(id)}`),
};
