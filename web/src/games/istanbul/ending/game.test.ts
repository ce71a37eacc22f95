import { expect, test } from 'vitest';
import type { Step } from '../../../lib/wire';
import { rubiesByRound, rubiesFrom, storyOf } from './game';

const steps = (result: unknown): Step[] =>
  [
    { events: [{ type: 'RubyBought', seat: 1, lira: 0 }], view: {} },
    {
      events: [
        { type: 'RubyBought', seat: 1, lira: 12 },
        { type: 'MosqueRubyTaken', seat: 0 },
      ],
      view: {},
    },
    {
      events: [
        { type: 'OfferTaken', seat: 1, zone: null },
        { type: 'OfferTaken', seat: 1, zone: 'R' },
      ],
      view: {},
    },
    { events: [], view: { round: 9, result } },
  ] as unknown as Step[];

test('rubies are counted by where they came from', () => {
  expect([...rubiesFrom(steps(null), 1)]).toEqual([
    ['goods', 1],
    ['lira', 1],
    ['card', 1],
  ]);
  expect([...rubiesFrom(steps(null), 0)]).toEqual([['mosque', 1]]);
});

test('the story names the last ruby, and the tie-break where that decided', () => {
  const result = { winners: [1], reason: 'rubies', rubies: [1, 3], decided_by: 'rubies' };
  const told = storyOf(steps(result), (seat) => seat === 1);
  expect(told.points).toEqual([1, 3]);
  expect(told.lines.map((line) => line.key)).toEqual(['web-istanbul-turning-point', 'web-istanbul-rubies-from']);
  expect(told.lines[1]?.args['who']).toBe('you');
  expect(storyOf(steps({ ...result, decided_by: 'money' }), () => false).lines[0]?.args).toEqual({ by: 'money' });
  expect(storyOf(steps(null), () => false).lines).toEqual([]);
});

test('rubies are told by round, as they stood at its end', () => {
  const at = (round: number, ...rubies: number[]): Step =>
    ({ events: [], view: { round, players: rubies.map((count) => ({ rubies: count })) } }) as unknown as Step;
  expect(rubiesByRound([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(2, 1, 1), at(2, 2, 1)])).toEqual([
    [0, 0],
    [0, 1],
    [2, 1],
  ]);
});
