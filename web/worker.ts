/** Builds `sw.js` after everything else: it must know the names of all hashed files. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'serai-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
        .sort()
        .map((name) => `/${name}`);
      const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12);
      const path = join(import.meta.dirname, 'src', 'sw.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf-8'), path, { lang: 'ts' });
      const source = code
        .replaceAll('__CACHE__', JSON.stringify(`serai-${version}`))
        .replaceAll('__ASSETS__', JSON.stringify(assets));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
