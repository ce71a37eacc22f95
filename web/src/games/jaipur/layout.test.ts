import { describe, expect, it } from 'vitest';
import type { GameView, Happening, JaipurEvent, JaipurScreen } from '../../lib/wire';
import { kinds } from './cards';
import { flightsBetween } from './motion';
import { Past } from '../../table/past.svelte';
import { type LaidOut, layOut, tokensOf, worthOf } from './layout';

const SAY = { key: 'x', args: {} };

function view(changes: Partial<JaipurScreen> = {}): JaipurScreen {
  return {
    viewer: 0,
    stage: 'play',
    turn: 0,
    active: 0,
    starter: 0,
    round: 1,
    seals: [0, 0],
    market: 'DGLKK',
    hand: 'PPL',
    hand_sizes: [3, 4],
    herds: [2, null],
    known: [null, null],
    deck: 30,
    discard: '',
    tokens: { D: [7], G: [6], S: [5], C: [5], P: [5], L: [4] },
    goods_tokens: [0, 0],
    rupees: [0, 0],
    bonus_left: [7, 6, 5],
    bonus_taken: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    bonus_seen: [[], []],
    total: 0,
    totals: [0, 0],
    stall_left: 40,
    is_stalling: false,
    scoring: null,
    result: null,
    game: 'jaipur',
    ...changes,
  };
}

function happened(seq: number, ...events: JaipurEvent[]): Happening {
  return { seq, at: 0, kind: 'moved', events };
}

function step(seq: number, changes: Partial<JaipurScreen>, ...events: JaipurEvent[]) {
  const after: GameView = { view: view(changes), legal: [] };
  return { seq, after, happenings: [happened(seq, ...events)] };
}

const taken: JaipurEvent = { type: 'GoodTaken', seat: 0, good: 'L', say: SAY };
const refilled: JaipurEvent = { type: 'MarketRefilled', cards: 'S', say: SAY };

describe('the past', () => {
  it('keeps cards in their places, and marks the new ones', () => {
    const past = new Past<LaidOut>(layOut, true);
    past.add(step(1, {}));
    past.add(step(2, { market: 'DGSKK' }, taken, refilled));
    expect(past.latest?.slots).toEqual(kinds('DGSKK'));
    expect(past.latest?.fresh).toEqual([2]);
  });

  it('goes back, forward and to the present', () => {
    const past = new Past<LaidOut>(layOut, true);
    for (let seq = 1; seq <= 3; seq++) past.add(step(seq, { deck: 40 - seq }));
    expect(past.shown?.seq).toBe(3);
    past.back();
    past.back();
    past.back();
    expect(past.shown?.seq).toBe(1);
    expect(past.canGoBack).toBe(false);
    past.add(step(4, {}));
    expect(past.shown?.seq).toBe(1);
    past.forward();
    expect(past.shown?.seq).toBe(2);
    past.forward();
    past.forward();
    expect(past.isNow).toBe(true);
    past.back();
    past.toPresent();
    expect(past.shown?.seq).toBe(4);
  });

  it('forgets what another seat saw', () => {
    const past = new Past<LaidOut>(layOut, true);
    past.add(step(1, {}));
    past.add(step(2, { viewer: 1, hand: 'DDD' }));
    past.back();
    expect(past.shown?.view.viewer).toBe(1);
    expect(past.canGoBack).toBe(false);
  });

  it('adds nothing when the position is the same', () => {
    const past = new Past<LaidOut>(layOut, true);
    const one = step(1, {});
    past.add(one);
    past.add({ ...one, seq: 2 });
    expect(past.positions.length).toBe(1);
  });
});

describe('what flies', () => {
  it('flies from the market to the hand, and from the deck to the market', () => {
    const past = new Past<LaidOut>(layOut, true);
    past.add(step(1, {}));
    past.add(step(2, { market: 'DGSKK' }, taken, refilled));
    const [before, after] = past.positions;
    if (!before || !after) throw new Error('positions');
    expect(flightsBetween(before, after)).toEqual([
      { from: 'market-2', to: 'hand-0', kind: 'L' },
      { from: 'deck', to: 'market-2', kind: 'S', isLater: true },
    ]);
  });

  it('flies both ways in an exchange, and brings tokens for a sale', () => {
    const past = new Past<LaidOut>(layOut, true);
    past.add(step(1, {}));
    past.add(step(2, { market: 'PLKKK' }, { type: 'GoodsExchanged', seat: 1, take: 'DG', give: 'PK', say: SAY }));
    past.add(
      step(
        3,
        { market: 'PLKKK' },
        { type: 'GoodsSold', seat: 0, good: 'P', count: 2, tokens: [5], say: SAY },
        { type: 'BonusTaken', seat: 0, stack: 3, rupees: 2, say: SAY },
      ),
    );
    const [first, second, third] = past.positions;
    if (!first || !second || !third) throw new Error('positions');
    expect(flightsBetween(first, second)).toEqual([
      { from: 'market-0', to: 'hand-1', kind: 'D' },
      { from: 'market-1', to: 'hand-1', kind: 'G' },
      { from: 'hand-1', to: 'market-0', kind: 'P' },
      { from: 'herd-1', to: 'market-1', kind: 'K' },
    ]);
    expect(flightsBetween(second, third).map((one) => `${one.from} ${one.to}`)).toEqual([
      'hand-0 discard',
      'hand-0 discard',
      'stack-P tokens-0',
      'bonus-3 tokens-0',
    ]);
  });
});

describe('rupees', () => {
  it('counts the bonus tokens one knows', () => {
    const points = worthOf([
      view({ round: 0 }),
      view({ rupees: [5, 3], bonus_seen: [[2, 4], []], totals: [11, 3] }),
      view({ round: 2, rupees: [0, 1], totals: [0, 1] }),
    ]);
    expect(points).toEqual([
      { round: 1, rupees: [11, 3] },
      { round: 2, rupees: [0, 1] },
    ]);
  });

  it('names the tokens of a seat only if the log accounts for them', () => {
    const log = [happened(1, { type: 'GoodsSold', seat: 0, good: 'L', count: 2, tokens: [4, 3], say: SAY })];
    expect(tokensOf(log, 0, view({ rupees: [7, 0], goods_tokens: [2, 0] }))).toEqual(new Map([['L', [4, 3]]]));
    expect(tokensOf(log, 0, view())).toBeNull();
  });
});
