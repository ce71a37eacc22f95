import { expect, test, vi } from 'vitest';
import { Keys, shortcutOf } from './registry';

interface Wanted {
  key: string;
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  repeat?: boolean;
  /** What the selectors find that the target lies in. */
  inside?: RegExp;
}

/** A key press, and whether it was used. */
function press(keys: Keys, { key, inside, ...more }: Wanted): boolean {
  let isUsed = false;
  const target = { closest: (selector: string) => (inside?.test(selector) ? {} : null) };
  keys.pressed({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    target,
    preventDefault: () => (isUsed = true),
    ...more,
  } as unknown as KeyboardEvent);
  return isUsed;
}

const button = (): { focus: () => void; click: ReturnType<typeof vi.fn> } => ({
  focus: () => undefined,
  click: vi.fn(),
});

type Page = Pick<Document, 'querySelector' | 'querySelectorAll' | 'scrollingElement'>;

function page(found: Record<string, unknown[]> = {}, height = 800): Page {
  const all = (selector: string): unknown[] => found[selector] ?? [];
  return {
    querySelector: (selector: string) => all(selector)[0] ?? null,
    querySelectorAll: all,
    scrollingElement: { scrollHeight: height, clientHeight: 800 },
  } as unknown as Page;
}

test('a key does what it stands for while that is there', () => {
  const keys = new Keys({ isOn: () => true, page: page() });
  const hint = vi.fn();
  const stop = keys.on('hint', hint);
  expect(press(keys, { key: 'h' })).toBe(true);
  expect(press(keys, { key: 'H', shiftKey: true })).toBe(true);
  stop();
  expect(press(keys, { key: 'h' })).toBe(false);
  expect(hint).toHaveBeenCalledTimes(2);
});

test('the last one who wants a key gets it', () => {
  const keys = new Keys({ isOn: () => true, page: page() });
  const [first, second] = [vi.fn(), vi.fn()];
  keys.on('log', first);
  const stop = keys.on('log', second);
  press(keys, { key: 'l' });
  stop();
  press(keys, { key: 'l' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('keys of other scripts count by their place, letters of ours by what is written', () => {
  const keys = new Keys({ isOn: () => true, page: page() });
  const hint = vi.fn();
  keys.on('hint', hint);
  expect(press(keys, { key: 'р', code: 'KeyH' })).toBe(true);
  expect(press(keys, { key: 'd', code: 'KeyH' })).toBe(false); // another layout of Latin letters
});

test.each([
  { key: 'h', ctrlKey: true },
  { key: 'h', inside: /textarea/ },
  { key: 'h', repeat: true },
])('nothing happens with %o', (wanted) => {
  const keys = new Keys({ isOn: () => true, page: page() });
  const hint = vi.fn();
  keys.on('hint', hint);
  expect(press(keys, wanted)).toBe(false);
  expect(hint).not.toHaveBeenCalled();
});

test('steps go on while the key is held down', () => {
  const keys = new Keys({ isOn: () => true, page: page() });
  const back = vi.fn();
  keys.on('back', back);
  press(keys, { key: ',', repeat: true });
  expect(back).toHaveBeenCalledOnce();
});

test('a dialog keeps all keys to itself', () => {
  const keys = new Keys({ isOn: () => true, page: page({ 'dialog[open]': [{}] }) });
  const hint = vi.fn();
  keys.on('hint', hint);
  expect(press(keys, { key: 'h' })).toBe(false);
});

test('single keys can be switched off; Enter stays', () => {
  const confirm = button();
  const keys = new Keys({ isOn: () => false, page: page({ '[data-action="confirm"]': [confirm] }) });
  const hint = vi.fn();
  keys.on('hint', hint);
  expect(press(keys, { key: 'h' })).toBe(false);
  expect(press(keys, { key: 'Enter' })).toBe(true);
  expect(press(keys, { key: 'Enter', inside: /summary/ })).toBe(false); // a button has the focus
  expect(confirm.click).toHaveBeenCalledOnce();
});

test('digits press the button at that place of the last row', () => {
  const [dice, answers] = [[button(), button()], [button()]];
  const row = (found: unknown[]): unknown => ({ querySelectorAll: () => found });
  const keys = new Keys({
    isOn: () => true,
    page: page({
      '[data-digits~="offered"]': [row(dice), row(answers), row([])],
      '[data-digits~="own"]': [row(dice)],
    }),
  });
  expect(press(keys, { key: '1', code: 'Digit1' })).toBe(true);
  expect(answers[0]?.click).toHaveBeenCalledOnce();
  expect(press(keys, { key: '2', code: 'Digit2' })).toBe(false);
  expect(press(keys, { key: '"', code: 'Digit2', shiftKey: true })).toBe(true);
  expect(dice[1]?.click).toHaveBeenCalledOnce();
});

test('the first arrow comes to what can be chosen; up and down scroll a high page', () => {
  const card = { ...button(), tabIndex: 0, focus: vi.fn() };
  const found = { '[data-digits~="offered"]': [{ querySelectorAll: () => [{ ...button(), tabIndex: -1 }, card] }] };
  const keys = new Keys({ isOn: () => false, page: page(found) });
  expect(press(keys, { key: 'ArrowRight' })).toBe(false); // a replay has arrows of its own
  const stop = keys.enterByArrows();
  expect(press(keys, { key: 'ArrowRight' })).toBe(true);
  expect(press(keys, { key: 'ArrowDown' })).toBe(true);
  expect(card.focus).toHaveBeenCalledTimes(2);
  expect(press(keys, { key: 'ArrowRight', inside: /button/ })).toBe(false);
  const high = new Keys({ isOn: () => true, page: page(found, 2000) });
  high.enterByArrows();
  expect(press(high, { key: 'ArrowDown' })).toBe(false);
  expect(press(high, { key: 'ArrowLeft' })).toBe(true);
  stop();
  expect(press(keys, { key: 'ArrowLeft' })).toBe(false);
});

test('a button names its key', () => {
  expect([shortcutOf('hint'), shortcutOf('help'), shortcutOf('back')]).toEqual(['H', '?', ',']);
});
