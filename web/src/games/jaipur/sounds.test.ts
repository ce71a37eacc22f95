import { expect, test } from 'vitest';
import type { EventObject } from '../../lib/wire';
import { soundsOf } from './sounds';

const heard = (...events: object[]): string[] => soundsOf(events as EventObject[]).map(({ sound }) => sound);

test('a card taken, and the deck answers', () => {
  expect(heard({ type: 'GoodTaken' }, { type: 'MarketRefilled' })).toEqual(['take', 'card']);
});

test('a sale clinks for its tokens, up to four, and the bonus rings last', () => {
  const sale = { type: 'GoodsSold', tokens: [7, 7, 5, 5, 5] };
  expect(heard(sale, { type: 'BonusTaken' })).toEqual(['card', 'token', 'token', 'token', 'token', 'bonus']);
  const times = soundsOf([sale, { type: 'BonusTaken' }] as never).map(({ after = 0 }) => after);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('camels walk', () => {
  expect(heard({ type: 'CamelsTaken' })).toEqual(['camel']);
});
