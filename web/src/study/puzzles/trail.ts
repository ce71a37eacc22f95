/** The game and the theme one is solving puzzles of: kept beside the address, which must tell nothing of a solution. */

export const trail: { game: string | null; theme: string | null } = { game: null, theme: null };
