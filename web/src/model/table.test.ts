import { beforeEach, describe, expect, test } from 'vitest';
import type { GameView, Happening, News } from '../lib/wire';
import { aTable, aWelcome, FakeSocket } from './fakes';
import { TableSocket } from './socket';
import { type NewsStep, sentencesOf, TableModel } from './table.svelte';

const game = (turn: number, ...legal: string[]): GameView =>
  ({ view: { turn }, legal: legal.map((move) => ({ move })) }) as unknown as GameView;
const moved = (seq: number, seat: number): Happening => ({
  seq,
  at: 0,
  kind: 'moved',
  seat,
  move: '+G',
  events: [{ type: 'GoodTaken', seat, good: 'G', say: { key: 'toy-event-took', args: {} } }],
});
const news = (seq: number, changes: Partial<News> = {}): News => ({
  type: 'news',
  seq,
  happenings: [moved(seq, 0)],
  seat: 0,
  turn: 1,
  game: game(1),
  ...changes,
});

function sit(): TableModel {
  const model = new TableModel({ source: new TableSocket({ url: 'ws://test', connect: () => new FakeSocket() }) });
  FakeSocket.last.open(aWelcome({ game: game(0, '+G', '+K'), happenings: [moved(3, 1)] }));
  return model;
}

beforeEach(() => {
  FakeSocket.all = [];
});

describe('what one is told', () => {
  test('a welcome is the whole table', () => {
    const model = sit();
    expect(model.connection).toBe('open');
    expect(model.isMyTurn).toBe(true);
    expect(model.legal.map((one) => one.move)).toEqual(['+G', '+K']);
    expect(model.isSolo).toBe(true);
    expect(model.names(0)).toBe('Ann');
  });

  test('news change what they tell, and nothing else', () => {
    const model = sit();
    const table = model.table;
    FakeSocket.last.tell(news(4));
    expect([model.seq, model.turn, model.isMyTurn, model.table]).toEqual([4, 1, false, table]);
    FakeSocket.last.tell(news(5, { turn: null, table: aTable({ phase: 'finished' }), game: null }));
    expect(model.isOver).toBe(true);
    expect(model.game).toEqual(game(1));
    expect(model.happenings.map((one) => one.seq)).toEqual([3, 4, 5]);
  });

  test('after a cut no happening is told twice', () => {
    const model = sit();
    FakeSocket.last.tell(news(4));
    model.look({ language: 'it' });
    FakeSocket.last.open(aWelcome({ seq: 5, happenings: [moved(4, 0), moved(5, 1)] }));
    expect(model.happenings.map((one) => one.seq)).toEqual([3, 4, 5]);
  });

  test('who is muted is not heard', () => {
    const model = sit();
    const said: Happening = { seq: 4, at: 0, kind: 'said', seat: 1, text: 'hurry up' };
    FakeSocket.last.tell(news(4, { happenings: [said] }));
    expect(model.chat).toHaveLength(1);
    const seats = aTable().seats.map((seat, i) => ({ ...seat, is_muted: i === 1 }));
    FakeSocket.last.tell(news(5, { happenings: [], table: aTable({ seats }) }));
    expect(model.chat).toHaveLength(0);
  });
});

describe('what one does', () => {
  test('a move names what was seen; while it is pending there is nothing to choose', async () => {
    const model = sit();
    const done = model.move('+G');
    expect(model.pending).toBe('move');
    expect(model.legal).toEqual([]);
    const sent = FakeSocket.last.sent.at(-1);
    expect(sent).toMatchObject({ type: 'move', move: '+G', seen: 3 });
    FakeSocket.last.tell({ type: 'done', id: sent?.id ?? '', seq: 4 });
    await done;
    expect(model.pending).toBeNull();
  });

  test('a question gives a move or its parts, and keeps nothing waiting', () => {
    const model = sit();
    void model.try('+G').catch(() => undefined);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'try', move: '+G' });
    void model.try({ kind: 'take', count: 2 }).catch(() => undefined);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'try', parts: { kind: 'take', count: 2 } });
    expect(model.pending).toBeNull();
  });

  test('a refusal is kept until the next command', async () => {
    const model = sit();
    const refused = model.move('-D');
    const id = FakeSocket.last.sent.at(-1)?.id ?? '';
    FakeSocket.last.tell({ type: 'refused', id, code: 'toy.too-few', args: {}, message: 'No.' });
    await expect(refused).rejects.toThrow('No.');
    expect(model.problem?.code).toBe('toy.too-few');
    expect(model.legal).toHaveLength(2);
  });
});

describe('animation', () => {
  test('steps are shown one after the other, and appear when the screen says so', async () => {
    const model = sit();
    const shown: string[] = [];
    let next: () => void = () => undefined;
    model.onStep((step) => shown.push(`shown ${step.seq}`));
    model.animator = async (step: NewsStep, apply) => {
      shown.push(`begin ${step.seq} after ${model.seq}`);
      await new Promise<void>((resolve) => (next = resolve));
      apply();
    };
    FakeSocket.last.tell(news(4));
    FakeSocket.last.tell(news(5));
    expect(model.seq).toBe(3);
    next();
    await new Promise((resolve) => setTimeout(resolve));
    expect([model.seq, model.isAnimating]).toEqual([4, true]);
    next();
    await new Promise((resolve) => setTimeout(resolve));
    expect([model.seq, model.isAnimating]).toEqual([5, false]);
    expect(shown).toEqual(['begin 4 after 3', 'shown 4', 'begin 5 after 4', 'shown 5']);
  });

  test('who makes a move need not wait for what still flies', async () => {
    const model = sit();
    model.animator = (_, apply) => {
      apply();
      return new Promise(() => undefined);
    };
    FakeSocket.last.tell(news(4));
    void model.move('+G').catch(() => undefined);
    FakeSocket.last.tell(news(5));
    await new Promise((resolve) => setTimeout(resolve));
    expect(model.seq).toBe(5);
  });

  test('a broken one does not stop the game', async () => {
    const model = sit();
    const error = console.error;
    console.error = () => undefined;
    model.animator = () => Promise.reject(new Error('no'));
    FakeSocket.last.tell(news(4));
    await new Promise((resolve) => setTimeout(resolve));
    console.error = error;
    expect(model.seq).toBe(4);
  });

  test('what waits can be shown at once', () => {
    const model = sit();
    model.animator = () => new Promise(() => undefined);
    for (let seq = 4; seq < 8; seq++) FakeSocket.last.tell(news(seq));
    model.skip();
    expect(model.seq).toBe(7);
  });
});

describe('standing still', () => {
  const still = (...seqs: number[]): TableModel => {
    const model = sit();
    model.holder = (step) => (seqs.includes(step.seq) ? 'after' : null);
    return model;
  };
  const turnAround = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  test('nothing of what follows is shown until the player has looked; then bots are told', () => {
    const model = still(4);
    FakeSocket.last.tell(news(4, { turn: null }));
    FakeSocket.last.tell(news(5, { turn: 0, game: game(0, '+D') }));
    FakeSocket.last.tell(news(6));
    expect([model.seq, model.held?.seq, model.isMyTurn, model.legal]).toEqual([4, 4, false, []]);
    expect(FakeSocket.last.sent.some((one) => one.type === 'seen')).toBe(false);
    model.release();
    expect([model.seq, model.held]).toEqual([6, null]);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'seen', seen: 4 });
    expect(model.happenings.map((one) => one.seq)).toEqual([3, 4, 5, 6]);
  });

  test('with animations too, and again at the next place', async () => {
    const model = still(4, 6);
    const begun: number[] = [];
    model.animator = (step, apply) => {
      begun.push(step.seq);
      apply();
      return Promise.resolve();
    };
    for (const seq of [4, 5, 6, 7]) FakeSocket.last.tell(news(seq));
    await turnAround();
    expect([model.seq, begun, model.isAnimating]).toEqual([4, [4], false]);
    model.release();
    await turnAround();
    expect([model.seq, model.held?.seq]).toEqual([6, 6]);
    model.release();
    await turnAround();
    expect([model.seq, begun]).toEqual([7, [4, 5, 6, 7]]);
  });

  test('skipping what flies does not skip it', () => {
    const model = still(5);
    model.animator = () => new Promise(() => undefined);
    for (const seq of [4, 5, 6]) FakeSocket.last.tell(news(seq));
    model.skip();
    expect([model.seq, model.held?.seq]).toEqual([5, 5]);
  });

  test('a lesson is asked first, and says when a move may be made', async () => {
    const model = sit();
    model.holder = () => null;
    model.pauser = (step) => (step.seq === 4 ? 'before' : null);
    FakeSocket.last.tell(news(4));
    expect([model.seq, model.held?.seq]).toEqual([3, 4]);
    model.release();
    expect([model.seq, model.held]).toEqual([4, null]);
    model.gate = (move) => move !== '+G';
    const sent = FakeSocket.last.sent.length;
    await expect(model.move('+G')).rejects.toThrow();
    expect([FakeSocket.last.sent.length, model.problem, model.pending]).toEqual([sent, null, null]);
    void model.move('+K').catch(() => undefined);
    expect(FakeSocket.last.sent.length).toBe(sent + 1);
  });

  test('a step that goes too far is not shown before', () => {
    const model = sit();
    model.holder = (step) => (step.seq === 5 ? 'before' : null);
    FakeSocket.last.tell(news(5));
    expect([model.seq, model.held?.seq]).toEqual([3, 5]);
    model.release();
    expect([model.seq, model.held]).toEqual([5, null]);
  });

  test('talk is heard meanwhile, and stays in order', () => {
    const model = still(4);
    FakeSocket.last.tell(news(4));
    FakeSocket.last.tell(news(5));
    const said: Happening = { seq: 6, at: 0, kind: 'said', seat: 1, text: 'well played' };
    FakeSocket.last.tell(news(6, { happenings: [said], game: null, table: aTable({ turn: 1 }) }));
    expect([model.chat.length, model.seq, model.turn]).toEqual([1, 4, 1]);
    model.release();
    expect(model.happenings.map((one) => one.seq)).toEqual([3, 4, 5, 6]);
  });

  test('the first welcome is shown as it is', () => {
    const model = new TableModel({ source: new TableSocket({ url: 'ws://test', connect: () => new FakeSocket() }) });
    model.holder = () => 'before';
    FakeSocket.last.open(aWelcome({ game: game(0), happenings: [moved(3, 1)] }));
    expect(model.held).toBeNull();
  });
});

test('a happening is told by its events, or by what it is', () => {
  expect(sentencesOf(moved(1, 0)).map((one) => one.key)).toEqual(['toy-event-took']);
  const kinds = 'created joined left started offered declined undone resigned claimed again rematched'.split(' ');
  for (const kind of kinds) expect(sentencesOf({ seq: 1, at: 0, kind, seat: 1 })).toHaveLength(1);
  expect(sentencesOf({ seq: 1, at: 0, kind: 'said', seat: 1, text: 'x' })).toEqual([]);
});
