import { describe, expect, it } from 'vitest';
import type { IstanbulMoveParts, IstanbulTileKind } from '../../lib/wire';
import { askExample, tileArt } from './words';

const SAY = { key: 'x', args: { count: 7 } };

function tile(changes: Partial<IstanbulTileKind>): IstanbulTileKind {
  const empty = { id: 'x', name: SAY, says: SAY, price: {}, count: 1, sources: {}, has_ours: false };
  return { ...empty, effect: 'card', amount: null, colour: null, ...changes };
}

describe('what is told by the box', () => {
  it('draws a tile with its amount and in its colour', () => {
    expect(tileArt(tile({ effect: 'lira', amount: 3, colour: 'R', price: { R: 3 } }))).toEqual({
      good: 'R',
      amount: 3,
      price: 'RRR',
    });
    expect(tileArt(tile({ effect: 'die', price: { R: 1, Y: 1 } }))).toEqual({ price: 'RY' });
  });

  it('asks about an action by its example', () => {
    const example = { move: 'same RR', kind: 'same', pay: { R: 2 }, get: { R: 1 }, dice: 0, faces: '' };
    expect(askExample(example as unknown as IstanbulMoveParts)).toEqual({
      kind: 'same',
      pay: { R: 2 },
      get: { R: 1 },
      dice: 0,
    });
  });
});
