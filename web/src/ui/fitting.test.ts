import { expect, test } from 'vitest';
import { longestWord } from './fitting';

test('the longest word of a name decides, whatever stands beside it', () => {
  expect(longestWord('Shopkeeper')).toBeCloseTo(7.2);
  expect(longestWord('Beldan 87 (you)')).toBeCloseTo(6 * 0.72);
  expect(longestWord('Владелец лавки')).toBeCloseTo(8 * 0.72);
});

test('a Japanese letter is as wide as it is high, and an empty name has a width', () => {
  expect(longestWord('店主')).toBe(2);
  expect(longestWord('')).toBe(1);
});
