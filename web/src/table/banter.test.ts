import { expect, test } from 'vitest';
import { keyOf, placeFor } from './banter';

const screen = { x: 0, y: 0, width: 400, height: 800 };
const face = { x: 20, y: 20, width: 40, height: 40 };
const size = { width: 200, height: 50 };

test('beside the face where nothing is in the way', () => {
  expect(placeFor(face, size, screen, [])).toEqual({ x: 68, y: 15, ...size });
});

test('elsewhere rather than over a control, and nowhere if all places are taken', () => {
  const button = { x: 150, y: 10, width: 60, height: 50 };
  expect(placeFor(face, size, screen, [button])).toEqual({ x: 20, y: 68, ...size });
  expect(placeFor(face, size, screen, [screen])).toBeNull();
});

test('never outside of the screen', () => {
  const right = { x: 350, y: 400, width: 40, height: 40 };
  const place = placeFor(right, size, screen, []);
  expect(place && place.x + place.width).toBeLessThanOrEqual(400);
});

test('the same word for everybody who looks, one of two', () => {
  const line = { bot: { seat: 1, level: 3 }, occasion: 'deal' } as const;
  expect(keyOf(line, 40)).toBe(keyOf(line, 40));
  expect(new Set([1, 2, 3, 4].map((seq) => keyOf(line, seq)))).toEqual(new Set(['deal-3-1', 'deal-3-2']));
});
