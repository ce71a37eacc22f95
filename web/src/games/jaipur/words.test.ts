import { expect, test } from 'vitest';
import { textOf } from '../../../texts';
import { I18n, LANGUAGES } from '../../model/i18n.svelte';
import { toldAbout } from './words';

const uneven = { key: 'jaipur-error-exchange-uneven', args: {} };

test.each([
  ['GD', '', 'give', 2],
  ['GDL', 'PP', 'give', 1],
  ['G', 'PPK', 'take', 2],
])('of an exchange +%s-%s is said how many cards are missing', (take, give, side, count) => {
  expect(toldAbout(uneven, { take, give }).args).toEqual({ side, count });
});

test('whatever else the table says stays as it is', () => {
  const told = { key: 'jaipur-error-exchange-same', args: {} };
  expect(toldAbout(told, { take: 'GD', give: '' })).toBe(told);
});

test.each(LANGUAGES)('it is said in %s', async (language) => {
  const i18n = new I18n((one, part) => (part === 'general' ? Promise.resolve(textOf(one)) : null), true);
  await i18n.use(language);
  for (const count of [1, 2, 5])
    expect(i18n.say(toldAbout(uneven, { take: 'G'.repeat(count), give: '' }))).toContain(String(count));
});
