import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Line, Lingering, STAYS } from './lingering.svelte';

const line = (key: string, isOwn = false, isAtOnce = false): Line => ({ key, text: `text of ${key}`, isOwn, isAtOnce });
let newest = line('');
const told = (): Lingering => new Lingering(() => newest);
function tell(to: Lingering, next: Line): string {
  newest = next;
  to.update();
  return to.text;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps one’s own result until it was read, then tells the answer', () => {
  const shown = told();
  expect(tell(shown, line('mine', true))).toBe('text of mine');
  vi.advanceTimersByTime(700);
  expect(tell(shown, line('theirs'))).toBe('text of mine');
  vi.advanceTimersByTime(1300);
  expect(shown.text).toBe('text of mine'); // two seconds later it is still there
  vi.advanceTimersByTime(STAYS);
  expect(shown.text).toBe('text of theirs');
});

it('waits for nothing else: another’s line, the next own one, a look at the past', () => {
  const shown = told();
  expect(tell(shown, line('theirs'))).toBe('text of theirs');
  expect(tell(shown, line('mine', true))).toBe('text of mine');
  expect(tell(shown, line('mine again', true))).toBe('text of mine again');
  expect(tell(shown, line('long ago', false, true))).toBe('text of long ago');
});

it('tells only the last of several answers', () => {
  const shown = told();
  tell(shown, line('mine', true));
  tell(shown, line('first'));
  tell(shown, line('second'));
  vi.advanceTimersByTime(STAYS);
  expect(shown.text).toBe('text of second');
});
