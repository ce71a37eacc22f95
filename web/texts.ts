/** One text per language out of all Fluent files: the general ones, the games', and those of the web app itself. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(HERE, '..', 'src', 'serai');
const PREFIX = 'virtual:text/';
const LESSONS = 'virtual:lessons/';

/** Every folder with Fluent files. */
export function textFolders(): string[] {
  const games = readdirSync(join(PACKAGE, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => join(PACKAGE, 'games', entry.name, 'text'));
  const own = readdirSync(join(HERE, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'en.ftl')
    .map((entry) => entry.parentPath);
  return [join(PACKAGE, 'i18n', 'text'), ...games, ...own];
}

/** What bots say comes with the first of it (`games/<id>/lines`). */
const isLate = (folder: string): boolean => /[\\/]lines[\\/]text$/.test(folder);

/** Errors that only the command line tells. */
const COMMAND_LINE = /^error-(admin|backup|bot|cli|components|serve|sit|think|verify)-/;

/** Everything the app can say in a language: what it has a function for, and the errors it may be told. */
export function textOf(language: string, isFirst = false): string {
  const typed = readFileSync(join(HERE, 'src', 'lib', 'messages.ts'), 'utf-8');
  const keys = new Set([...typed.matchAll(/key: '([\w-]+)'/g)].map((match) => match[1]));
  const folders = textFolders().filter((folder) => !isFirst || !isLate(folder));
  const files = folders.map((folder) => readFileSync(join(folder, `${language}.ftl`), 'utf-8'));
  const entries = files.join('\n').split(/^(?=[#a-z])/m);
  const said = entries.filter((entry) => {
    const key = /^[\w-]+/.exec(entry)?.[0] ?? '';
    return keys.has(key) || (/^error-|-error-/.test(key) && !COMMAND_LINE.test(key));
  });
  return said.map((entry) => entry.trimEnd()).join('\n');
}

/** What the lessons of all games say in a language: loaded where a lesson is learnt. */
export function lessonTextOf(language: string): string {
  return lessonFiles(language)
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n')
    .replaceAll(/^#.*\n/gm, '');
}

function lessonFiles(language: string): string[] {
  const games = join(PACKAGE, 'games');
  return readdirSync(games)
    .map((game) => join(games, game, 'lessons', 'text', `${language}.ftl`))
    .filter((file) => existsSync(file));
}

/** Makes `virtual:text/fr` and `virtual:lessons/fr` modules whose default export is the text. */
export function texts(): Plugin {
  return {
    name: 'serai-texts',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(LESSONS) ? '\0' + id : null),
    load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0')) return null;
      if (name.startsWith(PREFIX)) {
        const language = name.slice(PREFIX.length);
        for (const folder of textFolders()) this.addWatchFile(join(folder, `${language}.ftl`));
        return `export default ${JSON.stringify(textOf(language, true))};`;
      }
      if (!name.startsWith(LESSONS)) return null;
      const language = name.slice(LESSONS.length);
      for (const file of lessonFiles(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(lessonTextOf(language))};`;
    },
  };
}
