import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beats } from './beats.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('beats come one after the other, each in its time', () => {
  const heard: number[] = [];
  const beats = new Beats([100, 50], (beat) => heard.push(beat));
  vi.advanceTimersByTime(99);
  expect([beats.at, beats.isDone]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect(beats.at).toBe(1);
  vi.advanceTimersByTime(50);
  expect([beats.at, beats.isDone, heard]).toEqual([2, true, [0, 1]]);
});

test('the rest is told at once, and nothing comes after it', () => {
  const beats = new Beats([100, 100, 100]);
  vi.advanceTimersByTime(100);
  beats.skip();
  expect([beats.at, beats.isDone]).toEqual([3, true]);
  vi.advanceTimersByTime(1000);
  expect(beats.at).toBe(3);
});

test('without motion everything is there from the beginning', () => {
  expect(new Beats([0, 0, 0]).isDone).toBe(true);
});
