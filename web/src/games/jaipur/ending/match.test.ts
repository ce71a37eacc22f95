import { expect, test } from 'vitest';
import type { JaipurBox, JaipurScoring, JaipurScreen, Step } from '../../../lib/wire';
import { bestSale, bonusLuck, pointsOf, storyOf, turningPoint } from './match';

const seat = (goods: number, bonus: number[], camel = 0): JaipurScoring['seats'][0] => ({
  camels: 0,
  camel_token: camel,
  goods,
  goods_tokens: 1,
  bonus,
  total: goods + camel + bonus.reduce((a, b) => a + b, 0),
});
const scoring = (first: JaipurScoring['seats'][0], second: JaipurScoring['seats'][0]): JaipurScoring => ({
  round: 2,
  reason: 'three-stacks',
  seats: [first, second],
  winner: first.total === second.total ? null : first.total > second.total ? 0 : 1,
  decided_by: 'rupees',
});
const sold = (by: number, good: string, tokens: number[]): Pick<Step, 'events'> => ({
  events: [{ type: 'GoodsSold', seat: by, good, count: tokens.length, tokens, say: { key: 'x', args: {} } }],
});

test('the best sale is the one with the most rupees', () => {
  expect(bestSale([])).toBeNull();
  const steps = [sold(0, 'L', [4, 3]), sold(1, 'D', [7, 7, 5]), sold(0, 'G', [6, 6, 7])];
  expect(bestSale(steps)).toEqual({ seat: 1, good: 'D', count: 3, rupees: 19 });
});

test('what decided a round is what it would have gone otherwise without', () => {
  const what = (one: JaipurScoring): unknown => turningPoint(one)?.args['what'];
  expect(what(scoring(seat(50, [], 5), seat(52, [])))).toBe('camel');
  expect(what(scoring(seat(50, [8, 9]), seat(55, [])))).toBe('bonus');
  expect(what(scoring(seat(70, [2]), seat(40, [3])))).toBe('goods');
  expect(what({ ...scoring(seat(50, []), seat(50, [])), winner: 1, decided_by: 'bonus-tokens' })).toBe('tie');
  expect(turningPoint(scoring(seat(50, []), seat(50, [])))).toBeNull();
  expect(turningPoint(scoring(seat(40, [2]), seat(70, [3])))?.args).toMatchObject({ left: 70, right: 40, round: 2 });
  expect(turningPoint(scoring(seat(40, [2]), seat(70, [3])), true)?.args).not.toHaveProperty('round');
});

test('luck is what the bonus tokens were worth beyond the average', () => {
  const box = {
    bonus: [
      [1, 2, 3],
      [4, 5, 6],
      [8, 10],
    ],
  } as unknown as JaipurBox;
  const view = (taken: JaipurScreen['bonus_taken'], first: number[], second: number[]): JaipurScreen =>
    ({
      game: 'jaipur',
      bonus_taken: taken,
      scoring: scoring(seat(10, first), seat(20, second)),
    }) as unknown as JaipurScreen;
  expect(
    bonusLuck(
      [
        view(
          [
            [1, 0, 1],
            [0, 1, 0],
          ],
          [3, 10],
          [4],
        ),
      ],
      box,
    ),
  ).toEqual([2, -1]);
  expect(
    bonusLuck(
      [
        view(
          [
            [0, 0, 0],
            [0, 0, 0],
          ],
          [],
          [],
        ),
      ],
      box,
    ),
  ).toBeNull();
});

test('luck is told in words, the reader’s own first', () => {
  const view = {
    game: 'jaipur',
    bonus_taken: [
      [1, 0, 0],
      [1, 0, 0],
    ],
    seals: [0, 1],
    scoring: scoring(seat(10, [2]), seat(20, [3])),
  };
  const box = { bonus: [[1, 2, 3], [4], [8]] } as unknown as JaipurBox;
  const story = storyOf([{ events: [], view }] as unknown as Step[], box, (by) => by === 1);
  const { left, right } = story.lines.at(-1)?.args as Record<string, { args: object }>;
  expect(left?.args).toEqual({ seat: { seat: 1 }, side: 'above', rupees: 1 });
  expect(right?.args).toEqual({ seat: { seat: 0 }, side: 'even', rupees: 0 });
});

test('a match is counted in seals, a single round in rupees', () => {
  expect(
    pointsOf(
      [2, 1],
      [
        [80, 62],
        [43, 77],
        [76, 71],
      ],
    ),
  ).toEqual([2, 1]);
  expect(pointsOf([0, 1], [[55, 91]])).toEqual([55, 91]);
});

test('the story is told from the views of the record', () => {
  const plain = { game: 'jaipur', scoring: null, seals: [0, 0] };
  const ended = {
    ...plain,
    scoring: scoring(seat(70, []), seat(40, [])),
    bonus_taken: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    seals: [1, 0],
  };
  const steps = [
    { ...sold(0, 'D', [7, 7]), view: plain },
    { events: [], view: ended },
    { events: [], view: ended },
  ];
  const story = storyOf(steps as unknown as Step[], undefined, (by) => by === 0);
  expect(story.rounds).toEqual([[70, 40]]);
  expect(story.points).toEqual([70, 40]);
  expect(story.lines.map((line) => line.args['who'] ?? line.args['what'])).toEqual(['goods', 'you']);
});
