/** Writes compressed copies of text files, and fails if the first load of a page is larger than its budget. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Compressed JavaScript of the first load, at most, in bytes: of home, and of a table of any game. */
export const BUDGETS = { home: 100_000, table: 150_000 } as const;

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'serai-compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        const small = gzipSync(content, { level: 9 });
        writeFileSync(`${path}.gz`, small);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
        sizes.set(relative(folder, path).replaceAll('\\', '/'), small.length);
      }
      const found = firstLoads(bundle, (name) => sizes.get(name) ?? 0);
      for (const [page, size] of Object.entries(found)) {
        const most = BUDGETS[page === 'home' ? 'home' : 'table'];
        console.log(
          `first load of ${page}: ${(size / 1000).toFixed(1)} kB of compressed JavaScript, at most ${most / 1000}`,
        );
        if (size > most) this.error(`the first load of ${page} is ${size} bytes`);
      }
      writeFileSync(join(folder, 'sizes.json'), JSON.stringify({ first: found, files: Object.fromEntries(sizes) }));
    },
  };
}

type Chunk = Rollup.OutputChunk;

/** The bytes a browser needs before a page is on the screen: the entry, its components, the longest language. */
function firstLoads(bundle: Rollup.OutputBundle, sizeOf: (name: string) => number): Record<string, number> {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const ofModule = (end: RegExp): Chunk[] => chunks.filter((one) => end.test(one.facadeModuleId ?? ''));
  /** The longest of the texts of a part stands for the one that is loaded. */
  const text = (part: string): Chunk[] =>
    ofModule(new RegExp(`virtual:text/\\w+/${part}$`))
      .sort((a, b) => sizeOf(b.fileName) - sizeOf(a.fileName))
      .slice(0, 1);
  const total = (first: readonly Chunk[]): number => {
    const wanted = new Set<string>();
    const add = (name: string): void => {
      const chunk = bundle[name];
      if (wanted.has(name) || chunk?.type !== 'chunk') return;
      wanted.add(name);
      chunk.imports.forEach(add);
    };
    for (const chunk of [...chunks.filter((one) => one.isEntry), ...text('general'), ...first]) add(chunk.fileName);
    return [...wanted].reduce((sum, name) => sum + sizeOf(name), 0);
  };
  const home = [...ofModule(/\/pages\/Home\.svelte$/), ...ofModule(/\/games\/\w+\/Glance\.svelte$/)];
  const tables = ofModule(/\/games\/\w+\/Table\.svelte$/).map((chunk) => {
    const game = /\/games\/(\w+)\//.exec(chunk.facadeModuleId ?? '')?.[1] ?? '';
    const page = ofModule(/\/pages\/TablePage\.svelte$/);
    return [game, total([...page, chunk, ...text('table'), ...text(game)])] as const;
  });
  return { home: total(home), ...Object.fromEntries(tables) };
}
