/** The rules of the games in words: `src/serai/games/<id>/rulebook/<language>.md`, made ready when the app is built. */

import type { Language } from '../model/i18n.svelte';

/** A paragraph or list of a rulebook; text is HTML made of the Markdown. */
export type Block =
  { picture: string } | { text: string } | { points: readonly { text: string; pictures: readonly string[] }[] };

/** A part of a rulebook: `## Title {#id}` and what follows. */
export interface Part {
  id: string;
  title: string;
  blocks: readonly Block[];
}

const found = import.meta.glob<readonly Part[]>('../../../src/serai/games/*/rulebook/*.md', { import: 'default' });
const books = new Map(
  Object.entries(found).map(([path, load]) => {
    const [game, , file] = path.split('/').slice(-3);
    return [`${game}/${file}`, load];
  }),
);

export const hasRules = (game: string): boolean => books.has(`${game}/en.md`);

/** The rules of a game in a language; null if they are not written. */
export async function rulesOf(game: string, language: Language): Promise<readonly Part[] | null> {
  const load = books.get(`${game}/${language}.md`);
  return load ? await load() : null;
}
