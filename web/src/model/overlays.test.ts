import { expect, test, vi } from 'vitest';
import { Overlays } from './overlays';
import { Router } from './router.svelte';

/** A browser's history: moving through it takes a moment, as in browsers. */
class Browser {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/table/abc123' }];
  at = 0;
  readonly origin = 'http://test';
  readonly #listeners: (() => void)[] = [];
  readonly location: { pathname: string; search: string; origin: string };
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>;

  constructor() {
    const here = (): { state: unknown; path: string } => this.entries[this.at] ?? { state: null, path: '' };
    this.location = {
      get pathname() {
        return here().path;
      },
      search: '',
      origin: 'http://test',
    };
    this.history = {
      get state() {
        return here().state as unknown;
      },
      pushState: (state: unknown, _: string, path?: string | URL | null) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, path: path?.toString() ?? here().path }];
        this.at += 1;
      },
      replaceState: (state: unknown, _: string, path?: string | URL | null) => {
        this.entries[this.at] = { state, path: path?.toString() ?? here().path };
      },
      go: (by = 0) => void setTimeout(() => this.press(by)),
    };
  }
  addEventListener(_: 'popstate', listener: () => void): void {
    this.#listeners.push(listener);
  }
  press(by: number): void {
    this.at += by;
    for (const listener of this.#listeners) listener();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('Back closes what is open, the topmost first, and then leaves the page', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const closed: string[] = [];
  overlays.open(() => closed.push('log'));
  overlays.open(() => closed.push('sheet'));
  await settled();
  expect(browser.entries.length).toBe(3);
  browser.press(-1);
  expect(closed).toEqual(['sheet']);
  browser.press(-1);
  expect(closed).toEqual(['sheet', 'log']);
  await settled();
  expect(browser.at).toBe(0);
});

test('what is closed by a button leaves no entry to go back through', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const close = vi.fn();
  const done = overlays.open(close);
  await settled();
  expect(browser.at).toBe(1);
  done();
  await settled();
  expect(browser.at).toBe(0);
  expect(close).not.toHaveBeenCalled();
});

test('a dialog that opens another in its place shares its entry', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const done = overlays.open(() => undefined);
  await settled();
  done();
  overlays.open(() => undefined);
  await settled();
  expect([browser.at, browser.entries.length]).toEqual([1, 2]);
});

test('a dialog opened while the browser still goes back has an entry of its own', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const done = overlays.open(() => undefined);
  await settled();
  done();
  await Promise.resolve(); // the browser has been told to go back
  const close = vi.fn();
  overlays.open(close);
  await settled();
  expect(browser.at).toBe(1);
  browser.press(-1);
  expect(close).toHaveBeenCalledOnce();
});

test('Forward to a dialog that is closed leads nowhere, and neither does a reload', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  overlays.open(() => undefined);
  await settled();
  browser.press(-1);
  browser.press(1);
  await settled();
  expect(browser.at).toBe(0);
  browser.press(1);
  await settled();
  browser.at = 1;
  new Overlays(browser);
  await settled();
  expect(browser.at).toBe(0);
});

test('a link in a dialog takes its entry: Back from there is the page without the dialog', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const router = new Router(browser);
  const done = overlays.open(() => undefined);
  await settled();
  router.go('/rules');
  done(); // its page is gone
  await settled();
  expect(browser.entries.map((one) => one.path)).toEqual(['/table/abc123', '/rules']);
  browser.press(-1);
  await settled();
  expect([router.route.page, browser.at]).toEqual(['table', 0]);
});

test('a step of a replay under a dialog keeps its entry', async () => {
  const browser = new Browser();
  const overlays = new Overlays(browser);
  const router = new Router(browser);
  const done = overlays.open(() => undefined);
  await settled();
  router.go('/table/abc123?step=4', { replaces: true });
  done();
  await settled();
  expect(browser.at).toBe(0);
});
