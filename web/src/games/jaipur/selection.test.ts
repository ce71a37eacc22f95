import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JaipurMoveParts, Tried } from '../../lib/wire';
import { addable, emptiedBy, findMove, kinds, type Parts, settle } from './cards';
import { type Offer, Selection } from './selection.svelte';

function inParts(move: string): JaipurMoveParts {
  const [, take = '', give = ''] = /^(?:\+([A-Z]+))?(?:-([A-Z]+))?$/.exec(move) ?? [];
  const kind = take && give ? 'exchange' : give ? 'sell' : take === 'K' ? 'camels' : 'take';
  return { move, kind, take, give };
}

const LEGAL = ['+D', '+G', '+L', '+K', '-P', '-PP', '-L', '+DG-PP', '+DG-PL', '+DG-LK', '+DG-PK'].map(inParts);

function offer(changes: Partial<Offer> = {}): Offer {
  return { slots: kinds('DGLKK'), hand: kinds('PPL'), herd: 2, legal: LEGAL, seq: 7, ...changes };
}

function tried(parts: Parts): Tried {
  const say = { key: `${parts.take} for ${parts.give}`, args: {} };
  return { type: 'tried', id: '1', is_legal: findMove(LEGAL, parts) !== null, say };
}

describe('what the list of legal moves tells', () => {
  it('finds a move by its parts in any order', () => {
    expect(findMove(LEGAL, { take: 'GD', give: 'KL' })?.move).toBe('+DG-LK');
    expect(findMove(LEGAL, { take: 'GD', give: 'KK' })).toBeNull();
  });

  it('knows what may still be added', () => {
    expect(addable(LEGAL, { take: '', give: '' })).toEqual({ take: 'DGLK', give: 'PLK' });
    expect(addable(LEGAL, { take: 'D', give: '' })).toEqual({ take: 'G', give: 'PLK' });
    expect(addable(LEGAL, { take: 'L', give: '' })).toEqual({ take: '', give: '' });
    expect(addable(LEGAL, { take: 'DG', give: 'L' })).toEqual({ take: '', give: 'PK' });
    expect(addable([], { take: '', give: '' })).toEqual({ take: '', give: '' });
  });
});

describe('places of the market', () => {
  it('keeps what stayed where it was', () => {
    expect(settle(kinds('DGLKK'), 'DGSLL', [3, 4])).toEqual({ slots: kinds('DGLSL'), fresh: [3, 4] });
  });

  it('shows a new card of the kind that was taken as new', () => {
    expect(settle(kinds('DGLKK'), 'DGLKK', [2])).toEqual({ slots: kinds('DGLKK'), fresh: [2] });
  });

  it('leaves a gap when the deck had nothing left', () => {
    expect(settle(kinds('DGLKK'), 'DGKK', [2]).slots).toEqual(['D', 'G', null, 'K', 'K']);
  });

  it('empties the first places of a kind, and all camels for one letter', () => {
    expect(emptiedBy(kinds('LSLLK'), 'LL')).toEqual([0, 2]);
    expect(emptiedBy(kinds('LLLKK'), 'K')).toEqual([3, 4]);
  });
});

describe('a selection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const asked = vi.fn(async (parts: Parts) => tried(parts));
  beforeEach(() => void asked.mockClear());

  it('takes one card', () => {
    const selection = new Selection(offer, asked);
    expect(selection.isEmpty).toBe(true);
    expect(selection.move).toBeNull();
    selection.toggleMarket(1);
    expect(selection.move?.move).toBe('+G');
    selection.toggleMarket(1);
    expect(selection.isEmpty).toBe(true);
  });

  it('points at all camels of the market at once', () => {
    const selection = new Selection(offer, asked);
    selection.toggleMarket(4);
    expect([...selection.market]).toEqual([3, 4]);
    expect(selection.move?.move).toBe('+K');
    selection.toggleMarket(3);
    expect(selection.market.size).toBe(0);
  });

  it('exchanges for cards of the hand and camels of the herd', () => {
    const selection = new Selection(offer, asked);
    selection.toggleMarket(1);
    selection.toggleMarket(0);
    expect(selection.parts).toEqual({ take: 'DG', give: '' });
    expect(selection.move).toBeNull();
    selection.toggleHand(2);
    selection.giveCamels(1);
    expect(selection.move?.move).toBe('+DG-LK');
    selection.giveCamels(9);
    expect(selection.camels).toBe(2);
    selection.clear();
    expect(selection.isEmpty).toBe(true);
  });

  it('dims what no legal move has beside the chosen cards', () => {
    const selection = new Selection(offer, asked);
    expect(selection.isMarketDim(3)).toBe(false);
    selection.toggleMarket(0);
    expect([0, 1, 2, 3].map((i) => selection.isMarketDim(i))).toEqual([false, false, true, true]);
    expect(selection.isHandDim(0)).toBe(false);
    expect(selection.canGiveCamel).toBe(true);
    selection.toggleMarket(2);
    expect(selection.isHandDim(0)).toBe(true);
    expect(selection.canGiveCamel).toBe(false);
  });

  it('dims nothing before anything is chosen', () => {
    const selection = new Selection(() => offer({ legal: [] }), asked);
    expect([selection.isMarketDim(0), selection.isHandDim(0)]).toEqual([false, false]);
  });

  it('ignores places without a card', () => {
    const selection = new Selection(() => offer({ slots: ['D', null] }), asked);
    selection.toggleMarket(1);
    selection.toggleHand(8);
    expect(selection.isEmpty).toBe(true);
  });

  it('points at the cards of a hint', () => {
    const selection = new Selection(offer, asked);
    selection.choose(inParts('+DG-PK'));
    expect(selection.move?.move).toBe('+DG-PK');
    selection.choose(inParts('+K'));
    expect([...selection.market]).toEqual([3, 4]);
    selection.choose(inParts('-PP'));
    expect([...selection.hand]).toEqual([0, 1]);
  });

  it('asks once for each selection and position, after a pause', async () => {
    let seq = 7;
    const selection = new Selection(() => offer({ seq }), asked);
    selection.toggleHand(0);
    selection.ask();
    selection.toggleHand(1);
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.mock.calls).toEqual([[{ take: '', give: 'PP' }]]);
    expect(selection.told).toEqual({ isLegal: true, say: { key: ' for PP', args: {} } });
    selection.toggleHand(2);
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(selection.told?.isLegal).toBe(false);
    selection.toggleHand(2);
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveBeenCalledTimes(2);
    seq = 9;
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('asks again after a failure', async () => {
    asked.mockRejectedValueOnce(new Error('cut'));
    const selection = new Selection(offer, asked);
    selection.toggleHand(0);
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(selection.told).toBeNull();
    selection.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(selection.told?.isLegal).toBe(true);
  });
});
