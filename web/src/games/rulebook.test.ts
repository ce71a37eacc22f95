import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../rulebook';

const GAMES = join(import.meta.dirname, '..', '..', '..', 'src', 'serai', 'games');
const BOOKS = readdirSync(GAMES, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /rulebook\/\w+\.md$/.test(path))
  .sort();
const read = (path: string) => partsOf(readFileSync(join(GAMES, path), 'utf-8'));
/** What must be alike in all languages. */
const shape = (path: string) =>
  read(path).map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => {
      if ('picture' in block) return block.picture;
      return 'points' in block ? block.points.map((point) => point.pictures) : 'text';
    }),
  }));

describe('rulebooks', () => {
  it.each(BOOKS)('%s has the parts, pictures and lists of the English one', (path) => {
    expect(shape(path)).toEqual(shape(path.replace(/\w+\.md$/, 'en.md')));
  });

  it('are written in five languages', () => {
    expect(BOOKS.length % 5).toBe(0);
    expect(BOOKS.length).toBeGreaterThan(0);
  });

  it('are text as HTML, pictures by name, and lists of both', () => {
    const markdown = '## Two & more {#goal}\n\n![](piece:gem)\n\nA *gem* < a hill.\n\n- One. ![](piece:one)\n- Two.\n';
    expect(partsOf(markdown)).toEqual([
      {
        id: 'goal',
        title: 'Two & more',
        blocks: [
          { picture: 'gem' },
          { text: 'A <em>gem</em> &lt; a hill.' },
          {
            points: [
              { text: 'One.', pictures: ['one'] },
              { text: 'Two.', pictures: [] },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    'Text',
    '## No anchor\n',
    '# First {#first}\n',
    '## A {#a}\n\n```\ncode\n```\n',
    '## A {#a}\n\nB ![](piece:c)',
  ])('refuse %j', (markdown) => expect(() => partsOf(markdown)).toThrow());
});
