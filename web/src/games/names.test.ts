/** The app knows no game by name: ids stand in the folders of the games and in generated files, and nowhere else. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..');
const IDS = readdirSync(join(WEB, '..', 'src', 'serai', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
const SKIPPED = new RegExp(`^(node_modules|src/lib|src/games/(${IDS.join('|')}))/|\\.png$|^package-lock\\.json$`);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.test(relative(WEB, path) + (entry.isDirectory() ? '/' : ''))) return [];
    return entry.isDirectory() ? files(path) : [path];
  });
}

it('names no game outside of its folder', () => {
  expect(IDS.length).toBeGreaterThan(1);
  const pattern = new RegExp(IDS.join('|'), 'i');
  const found = files(WEB).flatMap((path) =>
    readFileSync(path, 'utf-8')
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${relative(WEB, path)}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
