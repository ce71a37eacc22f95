import { expect, test, vi } from 'vitest';
import { parseRoute, pathTo, type Route, Router } from './router.svelte';

const ROUTES: [string, Route][] = [
  ['/', { page: 'home' }],
  ['/new', { page: 'new', game: null }],
  ['/new?game=toy', { page: 'new', game: 'toy' }],
  ['/join/abc123/s3cret', { page: 'join', table: 'abc123', secret: 's3cret' }],
  ['/table/abc123', { page: 'table', table: 'abc123' }],
  ['/replay/abc123', { page: 'replay', table: 'abc123', step: null }],
  ['/review/abc123?step=7', { page: 'review', table: 'abc123', step: 7 }],
  ['/replay/abc123?step=12', { page: 'replay', table: 'abc123', step: 12 }],
  ['/rules', { page: 'rules', game: null }],
  ['/rules/toy', { page: 'rules', game: 'toy' }],
  ['/mistakes', { page: 'mistakes', now: false }],
  ['/mistakes?now', { page: 'mistakes', now: true }],
  ['/about', { page: 'about' }],
];

test.each(ROUTES)('%s', (path, route) => {
  const url = new URL(path, 'http://test');
  expect(parseRoute(url.pathname, url.searchParams)).toEqual(route);
  expect(pathTo(route)).toBe(path);
});

test.each(['/table', '/table/a/b', '/join/abc', '/nonsense', '/table/%', '/x/../y'])(
  '%s is no page, or harmless',
  (path) => {
    expect(['nothing', 'table']).toContain(parseRoute(path).page);
  },
);

test('going somewhere changes the route and the address; back is heard', () => {
  const location = { pathname: '/', search: '', origin: 'http://test' };
  let back: () => void = () => undefined;
  const visit = (_: unknown, __: string, path?: string | URL | null): void => {
    const url = new URL(String(path), 'http://test');
    location.pathname = url.pathname;
    location.search = url.search;
  };
  const history = { pushState: vi.fn(visit), replaceState: vi.fn(visit), state: null };
  const router = new Router({ location, history, addEventListener: (_, listener) => (back = listener) });
  router.go({ page: 'table', table: 'abc123' });
  expect(router.route).toEqual({ page: 'table', table: 'abc123' });
  router.go('/about', { replaces: true });
  expect(history.replaceState).toHaveBeenCalledOnce();
  location.pathname = '/';
  back();
  expect(router.route.page).toBe('home');
  expect(router.share({ page: 'join', table: 't', secret: 's' })).toBe('http://test/join/t/s');
  expect(router.share({ page: 'join', table: 't', secret: 's' }, 'ja')).toBe('http://test/join/t/s?lang=ja');
  expect(router.share({ page: 'replay', table: 't', step: 3 }, 'ru')).toBe('http://test/replay/t?step=3&lang=ru');
});

test('the address bar may lead elsewhere while the page stays', () => {
  const location = { pathname: '/table/t', search: '', origin: 'http://test' };
  let back: () => void = () => undefined;
  const visit = (_: unknown, __: string, path?: string | URL | null): void => {
    location.pathname = new URL(String(path), 'http://test').pathname;
  };
  const history = { pushState: vi.fn(visit), replaceState: vi.fn(visit), state: null };
  const router = new Router({ location, history, addEventListener: (_, listener) => (back = listener) });
  const table: Route = { page: 'table', table: 't' };
  const stop = router.showAs(table, { page: 'join', table: 't', secret: 's' });
  expect(location.pathname).toBe('/join/t/s');
  back(); // a dialog was closed
  expect(router.route).toEqual(table);
  stop();
  expect(location.pathname).toBe('/table/t');
  const leave = router.showAs(table, { page: 'join', table: 't', secret: 's' });
  router.go('/about');
  leave();
  expect(location.pathname).toBe('/about');
});
