import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one note about a thing, the newest, until it is seen', () => {
  toasts.show('Saved.');
  toasts.show('Ann: hello', { about: 'chat' });
  toasts.show('Ann: ready?', { about: 'chat' });
  expect(toasts.all.map((one) => one.text)).toEqual(['Saved.', 'Ann: ready?']);
  toasts.closeAll('chat');
  expect(toasts.all.map((one) => one.text)).toEqual(['Saved.']);
  vi.runAllTimers();
  expect(toasts.all).toEqual([]);
});
