import { beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../texts';
import * as say from '../lib/messages';
import type { ArgumentObject, MessageObject } from '../lib/wire';
import { closestLanguage, I18n, LANGUAGES, preferredLanguage } from './i18n.svelte';

const load = (language: string, part: string): Promise<string> | null =>
  part === 'general' ? Promise.resolve(textOf(language)) : null;

/** A number where only a number will do, or where one might be meant; otherwise things of all kinds in turn. */
function sample(name: string, pattern: string, turn: number): ArgumentObject {
  if (pattern.includes(`NUMBER($${name}`) || /count|number|rupees|left/.test(name))
    return [0, 1, 2, 5, 11, 21][turn] ?? 0;
  return ['x', { seat: 1 }, say.player({ number: 1 })][turn % 3] ?? 'x';
}

describe.each(LANGUAGES)('%s', (language) => {
  const i18n = new I18n(load, true);
  beforeAll(() => i18n.use(language));

  test('says every message', () => {
    // Names and kinds of arguments are checked by tests/i18n/test_text.py; here: that this Fluent reads the same files.
    const made = Object.values(say).filter((make) => typeof make === 'function') as ((
      args: unknown,
    ) => MessageObject)[];
    expect(made.length).toBeGreaterThan(150);
    const text = textOf(language);
    for (const make of made) {
      const { key } = make({});
      const variables = [...variablesOf(text, key)];
      for (let turn = 0; turn < 6; turn++) {
        const args = Object.fromEntries(variables.map((name) => [name, sample(name, text, turn)]));
        const sentence = i18n.say({ key, args });
        expect(sentence, key).not.toBe('');
        expect(sentence, key).not.toMatch(/[{}]/);
      }
    }
  });

  test('joins lists, names seats, nests messages', () => {
    const list = { list: [{ seat: 0 }, { seat: 1 }, 'Zoë'], separator: null };
    const said = i18n.say(say.aboutGames({ games: list }), (seat) => ['Ann', 'Bo'][seat] ?? '?');
    expect(said.indexOf('Ann')).toBeLessThan(said.indexOf('Bo'));
    expect(said.indexOf('Bo')).toBeLessThan(said.indexOf('Zoë'));
    expect(i18n.say({ list: ['a', 'b'], separator: ' · ' })).toBe('a · b');
    expect(i18n.say({ list: [], separator: null })).toBe(i18n.say(say.listNothing()));
  });

  test('says a problem by its code, and an unknown one by what the server said', () => {
    expect(i18n.problem({ code: 'table.unknown', args: {}, message: 'zzz' })).not.toMatch(/zzz|table\.unknown/);
    expect(i18n.problem({ code: 'new.one', args: {}, message: 'zzz' })).toBe('zzz');
    expect(i18n.problem({ code: 'new.one', args: {}, message: '' })).toBe(i18n.say(say.problem()));
    expect(i18n.problem({ code: 'web.offline', args: {}, message: '' })).toBe(i18n.say(say.offline()));
  });
});

/** The variables a message uses, those of messages it refers to included. */
function variablesOf(text: string, key: string): Set<string> {
  const entry = text.split(/^(?=[a-z-])/m).find((one) => one.startsWith(`${key} =`)) ?? '';
  const found = new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''));
  for (const match of entry.matchAll(/\{ ([a-z][a-z-]*) \}/g)) {
    for (const name of variablesOf(text, match[1] ?? '')) found.add(name);
  }
  return found;
}

test('plurals are those of the language', async () => {
  const i18n = new I18n(load, true);
  await i18n.use('ru');
  const said = [1, 2, 5, 21].map((count) => i18n.say(say.spectators({ count })));
  expect(said).toEqual(['Наблюдает 1 человек', 'Наблюдают 2 человека', 'Наблюдают 5 человек', 'Наблюдает 21 человек']);
});

test('a name from right to left stays apart, others are left alone', async () => {
  const i18n = new I18n(load, true);
  await i18n.use('en');
  const told = (name: string): string => i18n.say(say.happenedJoined({ seat: { seat: 0 } }), () => name);
  expect(told('Ann')).toBe('Ann joins the table.');
  expect([...told('דנה')].map((sign) => sign.charCodeAt(0))).toContain(0x2068);
});

test('languages are recognised', () => {
  expect(['fr-CA', 'ja', 'RU', 'pt', '', null].map(closestLanguage)).toEqual(['fr', 'ja', 'ru', null, null, null]);
  expect(preferredLanguage(['pt-BR', 'it-CH', 'en'])).toBe('it');
  expect(preferredLanguage([])).toBe('en');
});

test('says a message without a text by its key and arguments', async () => {
  const i18n = new I18n(load);
  await i18n.use('en');
  const error = console.error;
  console.error = () => undefined;
  const said = i18n.say({ key: 'toy-event-took', args: { seat: { seat: 1 }, card: 7 } }, (seat) => `<${seat}>`);
  console.error = error;
  expect(said).toBe('toy-event-took <1> 7');
});

test('a sentence about the reader alone is in the second person', async () => {
  const i18n = new I18n(load, true);
  await i18n.use('en');
  const ending = (...seats: number[]) =>
    say.ending({
      winners: { list: seats.map((seat) => ({ seat })), separator: null },
      count: seats.length,
      how: 'played',
    });
  const names = Object.assign((seat: number) => ['Ann (you)', 'Ben'][seat] ?? '', {
    isYou: (seat: number) => seat === 0,
  });
  expect(i18n.say(ending(0), names)).toBe('You won!');
  expect(i18n.say(ending(1), names)).toBe('Ben won.');
  expect(i18n.say(ending(0, 1), names)).toBe('Ann (you) and Ben shared the victory.');
  expect(i18n.say(say.happenedResigned({ seat: { seat: 0 } }), names)).toBe('You resign.');
  expect(i18n.say(say.happenedResigned({ seat: { seat: 0 } }), (seat) => `Player ${seat}`)).toBe('Player 0 resigns.');
});

test('ranges are written as in the language', async () => {
  const i18n = new I18n(load, true);
  await i18n.use('ja');
  expect(i18n.range(2, 4)).toBe('2～4');
  expect(i18n.range(2, 2)).toBe('2');
});

test('a chance is never 100% or 0% unless it is certain', async () => {
  const i18n = new I18n(load, true);
  await i18n.use('en');
  expect([0.9949, 0.995, 1, 0.005, 0.0049, 0].map((share) => i18n.chance(share))).toEqual([
    '99%',
    'over 99%',
    'over 99%',
    '1%',
    'under 1%',
    'under 1%',
  ]);
  expect([i18n.chance(1, true), i18n.chance(0, true)]).toEqual(['100%', '0%']);
});
