import { expect, test } from 'vitest';
import { Settings, type Store } from './settings.svelte';

function store(kept: string | null = null): Store & { kept: string | null } {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_, value) {
      this.kept = value;
    },
  };
}

test('what was chosen is kept', () => {
  const kept = store();
  new Settings(kept).set({ theme: 'dark', language: 'ja', speed: 'slow' });
  const again = new Settings(kept);
  expect([again.theme, again.language, again.speed, again.hasSound]).toEqual(['dark', 'ja', 'slow', true]);
});

test('sounds are on until they are switched off, also where an older version kept them off unasked', () => {
  const kept = store('{"hasSound": false}');
  const settings = new Settings(kept);
  expect([settings.hasSound, settings.hasTouch, settings.hasBanter, settings.hasLetters]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  settings.set({ hasSound: false, hasLetters: true });
  const again = new Settings(kept);
  expect([again.hasSound, again.hasTouch, again.hasLetters]).toEqual([false, true, true]);
});

test('how one sat down last is kept, and nonsense is not', () => {
  const kept = store();
  const last = { game: 'toy', way: 'bot', level: 2, players: 2 };
  new Settings(kept).set({ last });
  expect(new Settings(kept).last).toEqual(last);
  expect(new Settings(store('{"last": {"game": 3}}')).last).toBeNull();
});

test('a portrait is kept, and nonsense is not', () => {
  const kept = store();
  new Settings(kept).set({ portrait: { game: 'toy', level: 3 } });
  expect(new Settings(kept).portrait).toEqual({ game: 'toy', level: 3 });
  for (const portrait of ['{"game": "toy"}', '{"game": 1, "level": 1}', '7', 'null'])
    expect(new Settings(store(`{"portrait": ${portrait}}`)).portrait).toBeNull();
});

test('quiet hours are kept, and what is no time of the day is not', () => {
  const kept = store();
  new Settings(kept).set({ isCalled: true, quiet: { start: 1320, end: 480 } });
  const again = new Settings(kept);
  expect([again.isCalled, again.quiet]).toEqual([true, { start: 1320, end: 480 }]);
  for (const quiet of ['{"start": 1440, "end": 1}', '{"start": "22:00", "end": 1}', '7', 'null'])
    expect(new Settings(store(`{"quiet": ${quiet}}`)).quiet).toBeNull();
});

test.each([null, '', '{', '[]', '"x"', '{"theme": 3, "speed": "warp", "language": "xx"}'])(
  '%s in the store does no harm',
  (kept) => {
    const settings = new Settings(store(kept));
    expect([settings.theme, settings.language, settings.speed]).toEqual(['system', null, 'normal']);
  },
);

test('less motion is heeded unless a speed was chosen', () => {
  const settings = new Settings(null);
  expect(settings.duration(400)).toBe(400);
  settings.lessMotion = true;
  expect(settings.duration(400)).toBe(0);
  settings.set({ speed: 'quick' });
  expect(settings.duration(400)).toBe(200);
  settings.set({ speed: 'off' });
  expect(settings.duration(400)).toBe(0);
});
