import { expect, test } from 'vitest';
import { inPoints, tells } from './skill';

test('readers see skill in points', () => expect(inPoints(123.4)).toBe(12.3));

test('levels that err as much say something unless they are nearly all of them', () => {
  expect(tells([3, 3])).toBe(true);
  expect(tells([2, 4])).toBe(true);
  expect(tells([2, 5])).toBe(false);
  expect(tells([1, 5])).toBe(false);
});
