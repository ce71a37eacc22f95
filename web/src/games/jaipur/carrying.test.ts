import { describe, expect, test } from 'vitest';
import type { JaipurMoveParts } from '../../lib/wire';
import type { JaipurKind } from './art';
import { dropped, tappedHerd, ZONES, zonesFor } from './carrying';
import { Selection } from './selection.svelte';

const inParts = (take: string, give: string): JaipurMoveParts =>
  ({ move: `${take}/${give}`, take, give }) as JaipurMoveParts;
/** The legal moves of a position that somebody else has judged. */
const LEGAL = [
  inParts('G', ''),
  inParts('K', ''),
  inParts('', 'LL'),
  inParts('', 'LLL'),
  inParts('GG', 'LL'),
  inParts('GG', 'LK'),
  inParts('GG', 'KK'),
];
const SLOTS: JaipurKind[] = ['G', 'G', 'K', 'K', 'D'];
const HAND: JaipurKind[] = ['L', 'L', 'L', 'S'];

function table(): Selection {
  const offer = { slots: SLOTS, hand: HAND, herd: 2, legal: LEGAL, seq: 1 };
  return new Selection(
    () => offer,
    () => Promise.reject(new Error('not asked')),
  );
}

const drop = (selection: Selection, what: Partial<Parameters<typeof dropped>[0]>): boolean =>
  dropped({
    selection,
    legal: LEGAL,
    from: 'market',
    at: 0,
    kind: 'G',
    zone: ZONES.hand,
    on: null,
    hand: HAND,
    ...what,
  });

describe('where a card may be dropped', () => {
  test.each([
    ['market', 'G', [ZONES.hand]],
    ['market', 'D', []],
    ['hand', 'L', [ZONES.sold, ZONES.market]],
    ['hand', 'S', []],
    ['herd', 'K', [ZONES.market]],
  ] as const)('%s %s', (from, kind, zones) => expect(zonesFor(LEGAL, from, kind)).toEqual(zones));
});

test('a card dragged into the hand is taken at once', () => {
  const selection = table();
  expect(drop(selection, {})).toBe(true);
  expect(selection.move?.take).toBe('G');
});

test('camels dragged into the hand are taken together', () => {
  const selection = table();
  expect(drop(selection, { at: 2, kind: 'K' })).toBe(true);
  expect([...selection.market]).toEqual([2, 3]);
});

test('a second card of the market only joins what is chosen', () => {
  const selection = table();
  selection.toggleMarket(1);
  expect(drop(selection, {})).toBe(false);
  expect(selection.parts).toEqual({ take: 'GG', give: '' });
});

test('a card dragged to the sold pile brings its like, and waits for the button; dragged again it is sold', () => {
  const selection = table();
  const sale = { from: 'hand', kind: 'L', zone: ZONES.sold } as const;
  expect(drop(selection, sale)).toBe(false);
  expect(selection.parts).toEqual({ take: '', give: 'LLL' });
  expect(drop(selection, sale)).toBe(true);
});

test('an exchange is put together by dropping cards on cards', () => {
  const selection = table();
  drop(selection, { from: 'hand', kind: 'L', zone: ZONES.market, on: 0 });
  expect(selection.parts).toEqual({ take: 'G', give: 'L' });
  expect(selection.isExchange).toBe(true);
  expect(drop(selection, { from: 'herd', kind: 'K', zone: ZONES.market, on: 1 })).toBe(false);
  expect(selection.move?.move).toBe('GG/LK');
});

test('the herd gives one more with every tap, as many as some legal move has, then none', () => {
  const selection = table();
  selection.toggleMarket(0);
  selection.toggleMarket(1);
  const given = [1, 2, 3].map(() => {
    tappedHerd(selection);
    return selection.camels;
  });
  expect(given).toEqual([1, 2, 0]);
});

test('camels are offered only while an exchange is made', () => {
  const selection = table();
  expect(selection.isExchange).toBe(false);
  selection.toggleMarket(0);
  expect(selection.isExchange).toBe(false);
  selection.toggleMarket(1);
  expect(selection.isExchange).toBe(true);
  selection.clear();
  selection.toggleMarket(2);
  expect(selection.isExchange).toBe(false);
});
