/**
 * Splits the functions of all messages by the parts of the texts (`texts.ts`): a page loads those of its own parts.
 *
 * In the sources they are one module, so that every page writes `say.something()`; in the built app that module only
 * passes on what the modules of the parts have.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { MESSAGES, partsByKey } from './texts.ts';

const PREFIX = 'virtual:messages/';

export function messages(): Plugin {
  return {
    name: 'serai-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (id === MESSAGES)
        return [...functionsByPart().keys()].map((part) => `export * from '${PREFIX}${part}';`).join('\n');
      if (!id.startsWith('\0' + PREFIX)) return null;
      const code = functionsByPart().get(id.slice(PREFIX.length + 1)) ?? [];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}

/** The source of each part, as JavaScript. */
function functionsByPart(): Map<string, string[]> {
  const parts = partsByKey();
  const found = new Map<string, string[]>();
  const written = readFileSync(MESSAGES, 'utf-8').matchAll(/^export const (\w+) = \((args)?.*key: '([\w-]+)'/gm);
  for (const [, name, args, key = ''] of written) {
    const part = parts.get(key) ?? 'general';
    const code = `export const ${name} = (${args ?? ''}) => ({ key: '${key}', args${args ? '' : ': {}'} });`;
    found.set(part, [...(found.get(part) ?? []), code]);
  }
  return found;
}
