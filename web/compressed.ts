/** Writes compressed copies of text files, and fails if the first load is larger than its budget. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Compressed JavaScript of the first load, at most, in bytes. */
export const BUDGET = 150_000;

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
      const first = firstLoad(bundle);
      const total = first.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
      console.log(`first load: ${(total / 1000).toFixed(1)} kB of compressed JavaScript, at most ${BUDGET / 1000}`);
      if (total > BUDGET) this.error(`the first load is ${total} bytes`);
      writeFileSync(join(folder, 'sizes.json'), JSON.stringify({ first: total, files: Object.fromEntries(sizes) }));
    },
  };
}

/** The scripts a browser needs before a table is on the screen: the entry, the table's page, one language. */
function firstLoad(bundle: Rollup.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (wanted.has(name) || chunk?.type !== 'chunk') return;
    wanted.add(name);
    chunk.imports.forEach(add);
  };
  let text = '';
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.isEntry) add(chunk.fileName);
    // The longest language stands for the one that is loaded.
    const id = chunk.facadeModuleId ?? '';
    const longest = bundle[text];
    const size = longest?.type === 'chunk' ? longest.code.length : 0;
    if (id.includes('virtual:text/') && chunk.code.length > size) text = chunk.fileName;
    if (id.endsWith('/pages/TablePage.svelte') || id.endsWith('/pages/Home.svelte')) add(chunk.fileName);
    if (/\/games\/\w+\/Table\.svelte$/.test(id)) add(chunk.fileName);
  }
  add(text);
  return [...wanted];
}
