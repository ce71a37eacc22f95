import { expect, it } from 'vitest';
import { widthOf } from './width';

it('counts the letters of Japanese twice', () => {
  expect(widthOf('ruby')).toBe(4);
  expect(widthOf('рубин')).toBe(5);
  expect(widthOf('ルビー1個')).toBe(9);
});
