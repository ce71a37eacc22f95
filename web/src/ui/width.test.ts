import { expect, it } from 'vitest';
import { widthOf } from './width';

it('counts the letters of Japanese twice, and those of Russian as somewhat wider', () => {
  expect(widthOf('ruby')).toBe(4);
  expect(widthOf('рубин')).toBe(6);
  expect(widthOf('ルビー1個')).toBe(9);
});
