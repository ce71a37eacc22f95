import { describe, expect, it } from 'vitest';
import type { IstanbulScreen, IstanbulMoveParts, MessageObject } from '../../lib/wire';
import type { MoveParts } from '../../model/table.svelte';
import { Selection } from './selection.svelte';
import { flightsOf, motionOf, rolledPlaces } from './motion';

const inParts = (move: string, parts: Partial<IstanbulMoveParts>): IstanbulMoveParts => ({
  move,
  kind: 'done',
  pay: {},
  get: {},
  faces: '',
  dice: 0,
  tile: null,
  own: null,
  zone: null,
  card: null,
  tokens_first: '',
  spent_dice: {},
  spent_tokens: {},
  ...parts,
});

/** With the dice RRYCC. */
const ACT: IstanbulMoveParts[] = [
  inParts('same RR', { kind: 'same', pay: { R: 2 }, get: { R: 1 }, spent_dice: { R: 2 } }),
  inParts('same Rr', {
    kind: 'same',
    pay: { R: 1, r: 1 },
    get: { R: 1 },
    spent_dice: { R: 1 },
    spent_tokens: { r: 1 },
  }),
  inParts('same Yy', {
    kind: 'same',
    pay: { Y: 1, y: 1 },
    get: { Y: 1 },
    spent_dice: { Y: 1 },
    spent_tokens: { y: 1 },
  }),
  inParts('two Ry', { kind: 'two', pay: { R: 1, y: 1 }, get: { X: 1 }, spent_dice: { R: 1 }, spent_tokens: { y: 1 } }),
  inParts('two RY', { kind: 'two', pay: { R: 1, Y: 1 }, get: { X: 1 }, spent_dice: { R: 1, Y: 1 } }),
  inParts('cards 1', { kind: 'cards', dice: 1, spent_dice: { C: 1 } }),
  inParts('cards 2', { kind: 'cards', dice: 2, spent_dice: { C: 2 } }),
  inParts('tile lira-R RRr', {
    kind: 'tile',
    pay: { R: 2, r: 1 },
    tile: 'lira-R',
    spent_dice: { R: 2 },
    spent_tokens: { r: 1 },
  }),
  inParts('done', {}),
];

function selection(
  legal: IstanbulMoveParts[],
  view: Partial<IstanbulScreen>,
): { one: Selection; asked: (string | MoveParts)[] } {
  const asked: (string | MoveParts)[] = [];
  const one = new Selection({
    legal: () => legal,
    view: () => view as IstanbulScreen,
    ask: async (move) => {
      asked.push(move);
      const say: MessageObject = { key: typeof move === 'string' ? move : 'refused', args: {} };
      return { is_legal: legal.some((other) => other.move === move), say };
    },
  });
  return { one, asked };
}
const acting = (): { one: Selection; asked: (string | MoveParts)[] } => selection(ACT, { stage: 'act', dice: 'RRYCC' });

describe('an action', () => {
  it('is asked for first, with every kind that is legal', () => {
    const { one } = acting();
    expect(one.open).toBe('kind');
    expect(one.choices.map((choice) => choice.key)).toEqual(['same', 'two', 'cards', 'tile', 'done']);
    expect(one.chosen).toBeNull();
  });

  it('is narrowed down by what it brings, and its payment proposed without brown tokens', () => {
    const { one } = acting();
    one.want({ kind: 'same' });
    expect(one.open).toBe('get');
    one.want({ get: '1R' });
    expect(one.open).toBeNull();
    expect(one.payments.map((move) => move.move)).toEqual(['same RR', 'same Rr']);
    expect(one.chosen?.move).toBe('same RR');
    const [, other] = one.payments;
    if (other) one.pay(other);
    expect(one.chosen?.move).toBe('same Rr');
  });

  it('may pay the same goods with dice first or with tokens first', () => {
    const parts: Partial<IstanbulMoveParts> = { kind: 'same', pay: { R: 2 }, get: { R: 1 } };
    const ways = [
      inParts('same RR', { ...parts, spent_dice: { R: 2 } }),
      inParts('same RR tokens R', { ...parts, tokens_first: 'R', spent_dice: { R: 1 }, spent_tokens: { R: 1 } }),
      inParts('done', {}),
    ];
    const { one } = selection(ways, { stage: 'act', dice: 'RRYCC' });
    one.want({ kind: 'same' });
    expect(one.open).toBeNull();
    expect(one.payments.map((move) => move.move)).toEqual(['same RR', 'same RR tokens R']);
    expect([...one.marked]).toEqual([0, 1]);
    one.clickGood('R');
    expect(one.chosen?.move).toBe('same RR tokens R');
    expect([...one.marked]).toEqual([0]);
  });

  it('is found by clicking dice', () => {
    const { one } = acting();
    one.clickDie(0);
    one.clickDie(2);
    expect(one.chosen?.move).toBe('two RY');
    expect([...one.marked].sort()).toEqual([0, 2]);
    one.clickDie(2);
    expect(one.open).toBe('kind');
  });

  it('uses as many card dice as were clicked', () => {
    const { one } = acting();
    one.clickDie(4);
    expect(one.chosen?.move).toBe('cards 1');
    expect([...one.marked]).toEqual([4]);
    one.clickDie(3);
    expect(one.chosen?.move).toBe('cards 2');
  });

  it('is paid with the brown tokens that were clicked', () => {
    const { one } = acting();
    one.clickGood('W');
    one.want({ kind: 'two' });
    expect(one.chosen?.move).toBe('two Ry');
    one.clickGood('W');
    expect(one.picks.goods).toEqual({});
  });

  it('drops what does not go with the last click', () => {
    const { one } = acting();
    one.want({ kind: 'cards' });
    one.want({ kind: 'tile', tile: 'lira-R' });
    expect(one.chosen?.move).toBe('tile lira-R RRr');
    one.want({ kind: 'tile', tile: 'lira-R' });
    expect(one.isClear).toBe(true);
  });

  it('is refused in the words of the service', async () => {
    const { one, asked } = acting();
    one.want({ kind: 'ruby', zone: 'R' }, { kind: 'ruby', zone: 'R', pay: { R: 4 } }, 'Cloth zone');
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([{ kind: 'ruby', zone: 'R', pay: { R: 4 } }]);
    expect(one.looked?.refusal?.key).toBe('refused');
    expect(one.looked?.name).toBe('Cloth zone');
    one.clear();
    expect(one.looked).toBeNull();
  });

  it('is previewed once', async () => {
    const { one, asked } = acting();
    one.want({ kind: 'done' });
    await one.look();
    await one.look();
    expect(asked).toEqual(['done']);
    expect(one.preview?.key).toBe('done');
  });

  it('can be shown as a hint', () => {
    const { one } = acting();
    one.show('same Rr');
    expect(one.chosen?.move).toBe('same Rr');
  });
});

describe('a reroll', () => {
  const legal = [
    inParts('keep', { kind: 'keep' }),
    inParts('reroll R', { kind: 'reroll', pay: { X: 1 }, faces: 'R' }),
    inParts('reroll RY', { kind: 'reroll', pay: { X: 1 }, faces: 'RY' }),
  ];

  it('goes on being offered while something on the board is looked at', async () => {
    const { one, asked } = selection(legal, { stage: 'reroll', dice: 'RRY' });
    one.want({ kind: 'ruby', zone: 'R' }, { kind: 'ruby', zone: 'R', pay: { R: 4 } }, 'Cloth zone');
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(one.looked).toMatchObject({ name: 'Cloth zone', refusal: null });
    expect(one.chosen?.move).toBe('keep');
    one.clickDie(0);
    expect(one.looked).toBeNull();
  });

  it('keeps the dice unless some are clicked, and has exactly those', () => {
    const { one } = selection(legal, { stage: 'reroll', dice: 'RRY' });
    expect(one.chosen?.move).toBe('keep');
    one.clickDie(1);
    expect(one.chosen?.move).toBe('reroll R');
    one.clickDie(2);
    expect(one.chosen?.move).toBe('reroll RY');
    one.clickDie(0); // no such move: nothing changes
    expect(one.chosen?.move).toBe('reroll RY');
  });
});

describe('a card', () => {
  it('is answered by one of its offers, a zone where there is a ruby', () => {
    const legal = [
      inParts('take 10L>ruby R', { kind: 'take', pay: { L: 10 }, zone: 'R' }),
      inParts('take 10L>ruby all', { kind: 'take', pay: { L: 10 }, zone: 'all' }),
      inParts('take 1L', { kind: 'take', get: { L: 1 } }),
    ];
    const { one } = selection(legal, { stage: 'answer', dice: '' });
    expect(one.choices).toHaveLength(2);
    one.want({ zone: 'all' });
    expect(one.chosen?.move).toBe('take 10L>ruby all');
  });
});

describe('motion', () => {
  it('lets a ruby fly from its zone, and what is paid to the supply', () => {
    const say = { key: '', args: {} };
    const event = { type: 'RubyBought', seat: 1, zone: 'G', goods: { G: 2, g: 1 }, lira: 0, say } as const;
    expect(flightsOf(event)).toEqual([
      { sprite: 'G', kind: 'G', from: 'player-1', to: 'supply' },
      { sprite: 'G', kind: 'G', from: 'player-1', to: 'supply' },
      { sprite: 'W', kind: 'W', from: 'player-1', to: 'supply' },
      { sprite: 'ruby', kind: 'ruby', from: 'zone-G', to: 'player-1' },
    ]);
    expect([...motionOf([event]).marked]).toEqual(['zone-G', 'player-1']);
  });

  it('knows which dice were rolled again', () => {
    const say = { key: '', args: {} };
    const again = { type: 'DiceRerolled', seat: 0, faces: 'RC', say } as const;
    const rolled = { type: 'DiceRolled', seat: 0, faces: 'RYYLB', is_again: true, say } as const;
    expect([...rolledPlaces([again, rolled], 'RRYLC', 'RYYBL')]).toEqual([2, 3]);
    expect(rolledPlaces([], 'R', 'R').size).toBe(0);
  });
});
