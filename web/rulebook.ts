/** Makes a module of a rulebook in Markdown: its parts, with text as HTML and pictures by name. */

import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Part } from './src/games/rulebook.ts';

const PICTURE = 'piece:';

/** The parts of a rulebook. Raises an error for what a rulebook cannot contain. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const [, title, id] = /^(.*) \{#([\w-]+)\}$/.exec((token as Tokens.Heading).text) ?? [];
      if (token['depth'] !== 2 || !title || !id) throw new Error(`not of the form "## Title {#id}": ${token.raw}`);
      parts.push({ id, title, blocks: [] });
    } else {
      const part = parts.at(-1);
      if (!part) throw new Error(`before the first heading: ${token.raw}`);
      part.blocks = [...part.blocks, blockOf(token)];
    }
  }
  return parts;
}

function blockOf(token: Token): Block {
  if (token.type === 'paragraph') {
    const { text, pictures } = split(token.tokens ?? []);
    const [picture] = pictures;
    if (picture === undefined) return { text };
    if (text || pictures.length > 1) throw new Error(`a picture stands alone, or in a list: ${token.raw}`);
    return { picture };
  }
  if (token.type !== 'list') throw new Error(`only paragraphs and lists: ${token.raw}`);
  return { points: (token as Tokens.List).items.map((item) => split(item.tokens.flatMap((one) => inside(one)))) };
}

const inside = (token: Token): Token[] => ('tokens' in token && token.tokens ? token.tokens : [token]);

/** Text without its pictures, and the names of the pictures. */
function split(tokens: Token[]): { text: string; pictures: string[] } {
  const isPicture = (token: Token): token is Tokens.Image =>
    token.type === 'image' && (token as Tokens.Image).href.startsWith(PICTURE);
  const pictures = tokens.filter(isPicture).map((token) => token.href.slice(PICTURE.length));
  const text = marked.Parser.parseInline(tokens.filter((token) => !isPicture(token)));
  return { text: text.trim(), pictures };
}

export function rulebooks(): Plugin {
  return {
    name: 'serai-rulebooks',
    transform: {
      filter: { id: /\/rulebook\/\w+\.md$/ },
      handler: (markdown) => ({ code: `export default ${JSON.stringify(partsOf(markdown))};`, map: null }),
    },
  };
}
