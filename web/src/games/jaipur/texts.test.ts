// The parts of the texts, with this game for an example.
import { expect, test } from 'vitest';
import { textOf, textParts } from '../../../texts';
import * as say from '../../lib/messages';
import { I18n } from '../../model/i18n.svelte';

test('parts come when they are needed, and in the next language too', async () => {
  const asked: string[] = [];
  const i18n = new I18n((language, part) => {
    asked.push(`${language} ${part}`);
    return textParts().includes(part) ? Promise.resolve(textOf(language, part)) : null;
  });
  await i18n.use('fr');
  expect(asked).toEqual(['fr general']);
  expect(i18n.say(say.homeTitle())).not.toBe('');
  expect(i18n.say(say.jaipurGood({ good: 'G' }))).toBe(''); // it is asked for now
  await new Promise((resolve) => setTimeout(resolve));
  expect(i18n.say(say.jaipurGood({ good: 'G' }))).toBe('or');
  await i18n.use('it');
  expect(i18n.say(say.jaipurGood({ good: 'G' }))).toBe('oro');
  expect(asked.filter((one) => one.startsWith('it'))).toEqual(['it general', 'it table', 'it jaipur']);
});

test('all parts together are the whole text, and a list of games needs only the general one', () => {
  const lines = (text: string): string[] =>
    text
      .split(/\n(?=[a-z])/)
      .map((line) => line.trim())
      .sort();
  const parts = [...textParts().filter((part) => part !== 'lessons'), 'lines']; // lessons are said by their keys
  expect(lines(parts.map((part) => textOf('en', part)).join('\n'))).toEqual(lines(textOf('en')));
  for (const key of ['jaipur-title', 'jaipur-level-name', 'web-jaipur-tagline'])
    expect(textOf('en', 'general')).toContain(`\n${key} =`);
  expect(textOf('en', 'general')).not.toContain('\njaipur-event');
});
