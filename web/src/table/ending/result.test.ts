import { expect, test } from 'vitest';
import type { Outcome, SeatInfo } from '../../lib/wire';
import { fateOf, headlineOf, scoreOf } from './result';

const you: SeatInfo = { kind: 'guest', name: 'Ann', is_you: true };
const bot: SeatInfo = { kind: 'bot', level: 2 };
const won = (...winners: number[]): Outcome => ({ how: 'played', winners });

test('who looks has won, lost, shared, or only looked', () => {
  expect(fateOf(won(1), [bot, you])).toBe('won');
  expect(fateOf(won(0), [bot, you])).toBe('lost');
  expect(fateOf(won(0, 1), [bot, you, bot])).toBe('shared');
  expect(fateOf(won(0), [bot, bot])).toBe('over');
  expect(fateOf(won(0), [you, you])).toBe('over');
  expect(fateOf({ how: 'abandoned', winners: [] }, [you, bot])).toBe('over');
});

test('the headline speaks to the reader', () => {
  expect(headlineOf(won(0), [you, bot]).key).toBe('web-you-win');
  expect(headlineOf(won(1), [you, bot])).toMatchObject({ key: 'web-winner', args: { count: 1 } });
  expect(headlineOf({ how: 'resigned', winners: [1] }, [you, bot]).key).toBe('web-you-resigned');
  expect(headlineOf({ how: 'resigned', winners: [0] }, [you, bot]).key).toBe('web-you-win');
  expect(headlineOf({ how: 'resigned', winners: [1] }, [bot, bot]).key).toBe('web-winner');
  expect(headlineOf(won(0, 2), [you, bot, bot]).args).toEqual({ others: { list: [{ seat: 2 }], separator: null } });
  expect(headlineOf({ how: 'played', winners: [] }, [you, bot]).key).toBe('web-nobody-wins');
});

test('a score begins with the reader', () => {
  expect(scoreOf([1, 2], [bot, you])).toBe('2–1');
  expect(scoreOf([5, 3, 4], [bot, you, bot])).toBe('3–5–4');
  expect(scoreOf([5, 3], [bot, bot])).toBe('5–3');
});
