/**
 * The texts of every language in parts, out of all Fluent files: `general`, `table`, `study`, `about`, `call`, `lessons`, one for each game.
 *
 * A page loads what it needs: home has no use for the sentences of a game, but for what its list of games says.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(HERE, '..', 'src', 'serai');
/** The typed functions of all messages, generated. */
export const MESSAGES = join(HERE, 'src', 'lib', 'messages.ts');
const PREFIX = 'virtual:text/';
const LIST = 'virtual:texts';
/** What bots say comes with the first of it (`games/<id>/lines`). */
const LATE = 'lines';
/** Folders of the app whose texts are not for all pages, and the part they belong to. */
const PARTS = new Map([
  ['about', 'about'],
  ['table', 'table'],
  ['guide', 'table'],
  ['study', 'study'],
  ['pages/replay', 'table'],
  // Asked for by the first word of its keys, with the first of them that is said.
  ['pages/calls', 'call'],
]);
const LANGUAGES = ['en', 'fr', 'it', 'ja', 'ru'];
/** Errors that only the command line tells. */
const COMMAND_LINE = /^error-(admin|backup|bot|cli|components|puzzles|serve|sit|think|verify)-/;
/** Errors of what is studied. */
const STUDIED = /^error-(daily|duplicate|mistake|puzzle|puzzles|review)-/;
/** What a list of games says about a game. */
const LISTED = /^(web-)?\w+-(title|tagline|kind|option|option-value|level-name|level-character)$/;

/** Every folder with Fluent files, by the part of the texts it belongs to. */
function foldersByPart(): Map<string, string[]> {
  const found = new Map<string, string[]>([
    ['general', [join(PACKAGE, 'i18n', 'text')]],
    ['table', []],
    ['study', []],
  ]);
  const add = (part: string, folder: string): void => void found.set(part, [...(found.get(part) ?? []), folder]);
  for (const entry of readdirSync(join(PACKAGE, 'games'), { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('_')) add(entry.name, join(PACKAGE, 'games', entry.name, 'text'));
  for (const entry of readdirSync(join(HERE, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name !== 'en.ftl') continue;
    const [first = '', second = ''] = relative(join(HERE, 'src'), entry.parentPath).split(sep);
    const part = PARTS.get(first) ?? PARTS.get(`${first}/${second}`) ?? 'general';
    const isLate = /[\\/]lines[\\/]text$/.test(entry.parentPath);
    add(isLate ? LATE : first === 'games' ? second : part, entry.parentPath);
  }
  return found;
}

/** The names of all parts. */
export const textParts = (): string[] => [...[...foldersByPart().keys()].filter((part) => part !== LATE), 'lessons'];

/** Every entry of the Fluent files of a language: the part it belongs to, its key, its source. */
function* entriesOf(language: string): Generator<[part: string, key: string, source: string]> {
  for (const [part, folders] of foldersByPart()) {
    for (const folder of folders) {
      for (const source of readFileSync(join(folder, `${language}.ftl`), 'utf-8').split(/^(?=[#a-z])/m)) {
        const key = /^[\w-]+/.exec(source)?.[0] ?? '';
        yield [LISTED.test(key) ? 'general' : STUDIED.test(key) ? 'study' : part, key, source];
      }
    }
  }
}

/** The part of the texts that each message belongs to. */
export const partsByKey = (): Map<string, string> => new Map([...entriesOf('en')].map(([part, key]) => [key, part]));

/** Everything the app can say in a language, or one part of it: what it has a function for, and errors it may be told. */
export function textOf(language: string, part?: string): string {
  if (part === 'lessons') return lessonTextOf(language);
  const typed = readFileSync(MESSAGES, 'utf-8');
  const keys = new Set([...typed.matchAll(/key: '([\w-]+)'/g)].map((match) => match[1]));
  const said: string[] = [];
  for (const [its, key, source] of entriesOf(language)) {
    const isError = /^error-|-error-/.test(key) && !COMMAND_LINE.test(key);
    if ((isError || keys.has(key)) && (part === undefined || part === its)) said.push(source.trimEnd());
  }
  return said.join('\n');
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

/** Makes `virtual:text/fr/table` a module whose default export is the text, and `virtual:texts` the list of them. */
export function texts(): Plugin {
  return {
    name: 'serai-texts',
    resolveId: (id) => (id.startsWith(PREFIX) || id === LIST ? '\0' + id : null),
    load(id) {
      if (id === '\0' + LIST) return listOf(textParts());
      if (!id.startsWith('\0' + PREFIX)) return null;
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const files = [...foldersByPart().values()].flat().map((folder) => join(folder, `${language}.ftl`));
      for (const file of [...files, ...lessonFiles(language)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language, part))};`;
    },
  };
}

/** The source of a module that says how each text is loaded. */
function listOf(parts: readonly string[]): string {
  const lines = LANGUAGES.map((language) => {
    const each = parts.map((part) => `${JSON.stringify(part)}: () => import('${PREFIX}${language}/${part}')`);
    return `  ${language}: { ${each.join(', ')} },`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}
