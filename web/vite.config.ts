import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.ts';
import { messages } from './messages.ts';
import { rulebooks } from './rulebook.ts';
import { texts } from './texts.ts';
import { serviceWorker } from './worker.ts';

const PACKAGE = join(import.meta.dirname, '..', 'src', 'serai');
const version = /__version__ = "(.*)"/.exec(readFileSync(join(PACKAGE, '__init__.py'), 'utf-8'))?.[1] ?? '0';
/** Where `serai serve` listens while one works on the app: `SERAI_URL=http://127.0.0.1:8000 npm run dev`. */
const server = process.env['SERAI_URL'] ?? 'http://127.0.0.1:8000';

/** What nearly every page needs is one file: few requests before the first page. */
const BASE =
  /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(art|lib|ui)\/|\/src\/games\/\w+\.ts$|\/model\/(source|i18n)\.|virtual:messages\/general$/;

export default defineConfig({
  plugins: [svelte(), texts(), messages(), rulebooks(), serviceWorker(), compressed()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: join(PACKAGE, 'server', 'site'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Pictures stay files: the content policy is strict, and hashed files are cached for good.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
  // The rulebooks are beside the rules, outside of this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], environment: 'node' },
});
