import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView, Happening, News, Welcome } from '../lib/wire';
import { aTable, aWelcome, FakeSocket } from './fakes';
import { wayHere } from './returning';
import { TableSocket } from './socket';
import { type Memory, type NewsStep, TableModel } from './table.svelte';
import { Visits } from './visits';

const SAY = { key: 'toy-event-took', args: {} };
const view = (at: number): GameView['view'] => ({ at, viewer: 0 }) as unknown as GameView['view'];
const moved = (seq: number, seat: number): Happening =>
  ({ seq, at: 0, kind: 'moved', seat, events: [{ type: 'Took', seat, say: SAY }] }) as unknown as Happening;

/** Moves 2 to 7, by turns; the reader has seat 0. */
function welcome(changes: Partial<Welcome> = {}): Welcome {
  const seqs = [2, 3, 4, 5, 6, 7];
  return aWelcome({
    seq: 7,
    game: { view: view(7), legal: [] },
    happenings: seqs.map((seq) => moved(seq, seq % 2)),
    past: seqs.map((seq) => ({ seq, view: view(seq) })),
    ...changes,
  });
}
const shared = aTable({
  seats: [
    { kind: 'guest', name: 'Ann', is_you: true },
    { kind: 'guest', name: 'Ben', is_you: true },
  ],
});

beforeEach(() => {
  FakeSocket.all = [];
});

describe('the way to the present', () => {
  const seqs = (frame: Welcome, seen: number | null, isFirst = true): number[][] => {
    const { known, missed } = wayHere(frame, seen, isFirst);
    return [known.map((one) => one.seq), missed.map((one) => one.seq)];
  };

  test('is split where the reader stopped looking', () => {
    expect(seqs(welcome(), 5)).toEqual([
      [2, 3, 4, 5],
      [6, 7],
    ]);
    expect(seqs(welcome(), 7)).toEqual([[2, 3, 4, 5, 6, 7], []]);
  });

  test('a table seen for the first time has no past', () => {
    expect(seqs(welcome(), null)[1]).toEqual([]);
  });

  test('begins somewhere, even if everything was missed', () => {
    expect(seqs(welcome(), 0)).toEqual([[2], [3, 4, 5, 6, 7]]);
    expect(seqs(welcome(), 0, false)).toEqual([[], [2, 3, 4, 5, 6, 7]]);
  });

  test('does not show what one did oneself, nor on a shared device', () => {
    expect(seqs(welcome({ happenings: [moved(7, 0)] }), 5)[1]).toEqual([]);
    expect(seqs(welcome({ table: shared }), 5)[1]).toEqual([]);
  });

  test('every step has what led to it', () => {
    const { known, missed } = wayHere(welcome(), 5, true);
    expect([...known, ...missed].map((one) => one.happenings.map((it) => it.seq))).toEqual([
      [2],
      [3],
      [4],
      [5],
      [6],
      [7],
    ]);
  });
});

function memory(seen: number | null): Memory {
  const visits = new Visits(null);
  if (seen !== null) visits.keep('abc123', { seen });
  return {
    seen: (table) => visits.seen(table),
    read: (table) => visits.read(table),
    keep: (table, until) => visits.keep(table, until),
    pause: () => Promise.resolve(),
  };
}

function sit(frame: Welcome, kept: Memory): TableModel {
  const source = new TableSocket({ url: 'ws://test', connect: () => new FakeSocket() });
  const model = new TableModel({ source, memory: kept });
  FakeSocket.last.open(frame);
  return model;
}

describe('coming back', () => {
  test('what was missed is shown when there is a screen, and then the turn begins', async () => {
    const kept = memory(5);
    const model = sit(welcome({ table: aTable({ turn: 0 }) }), kept);
    expect([model.seq, model.isReturning, model.isMyTurn]).toEqual([5, true, false]);
    expect(model.known.at(-1)?.after).toBe(model.game);
    const steps: NewsStep[] = [];
    model.animator = (step, apply) => {
      steps.push(step);
      apply();
      return Promise.resolve();
    };
    await vi.waitFor(() => expect(model.isReturning).toBe(false));
    expect(steps.map((one) => [one.seq, one.isCatchUp])).toEqual([
      [6, false],
      [7, false],
    ]);
    expect([model.seq, model.isMyTurn, kept.seen('abc123')]).toEqual([7, true, 7]);
    expect(model.happenings.map((one) => one.seq)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('it can be skipped, in its order', async () => {
    const model = sit(welcome(), memory(3));
    const seen: number[] = [];
    model.onStep((step) => seen.push(step.seq));
    model.animator = () => new Promise(() => undefined);
    model.skip();
    expect(seen).toEqual([4, 5, 6, 7]);
    expect([model.seq, model.isReturning]).toEqual([7, false]);
    await Promise.resolve();
    expect(seen).toEqual([4, 5, 6, 7]);
  });
});

describe('a shared device', () => {
  const bonus = (rupees: number | null): Happening =>
    ({ seq: 8, at: 0, kind: 'drawn', events: [{ type: 'Bonus', rupees, say: SAY }] }) as unknown as Happening;
  const from = (seat: number, rupees: number | null): News => ({
    type: 'news',
    seq: 8,
    happenings: [bonus(rupees)],
    seat,
    turn: 1,
    game: { view: view(8), legal: [] },
  });

  async function moves(): Promise<TableModel> {
    const model = sit(welcome({ table: shared }), memory(null));
    model.isSecret = true;
    model.animator = (_, apply) => {
      apply();
      return Promise.resolve();
    };
    FakeSocket.last.tell(from(0, 3));
    FakeSocket.last.tell(from(1, null));
    await vi.waitFor(() => expect(model.handsTo).toBe(1));
    return model;
  }

  test('shows a move to the player who made it until it is handed on', async () => {
    const model = await moves();
    expect([model.seat, model.happenings.at(-1)]).toEqual([0, bonus(3)]);
    model.handOn();
    await vi.waitFor(() => expect(model.seat).toBe(1));
    expect(model.handsTo).toBeNull();
    expect(model.happenings.filter((one) => one.seq === 8)).toEqual([bonus(null)]);
  });

  test('goes on by itself when something newer comes', async () => {
    const model = await moves();
    FakeSocket.last.tell({
      ...from(0, null),
      seq: 9,
      happenings: [{ seq: 9, at: 0, kind: 'undone', seat: 0 }],
      turn: 0,
    });
    await vi.waitFor(() => expect(model.seq).toBe(9));
    expect([model.seat, model.handsTo, model.isMyTurn]).toEqual([0, null, true]);
  });
});

test('unread words are those of others since they were read', () => {
  const said = (seq: number, seat: number): Happening => ({ seq, at: 0, kind: 'said', seat, text: 'hello' });
  const kept = memory(3);
  const table = aTable({
    seats: [
      { kind: 'guest', name: 'Ann', is_you: true },
      { kind: 'guest', name: 'Ben' },
    ],
  });
  const model = sit(aWelcome({ seq: 6, table, happenings: [said(4, 1), said(5, 0), said(6, 1)] }), kept);
  expect(model.unread).toBe(2);
  model.readChat();
  expect([model.unread, kept.read('abc123')]).toEqual([0, 6]);
});

test('visits are remembered, the latest hundred, and never go back', () => {
  const items = new Map<string, string>();
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  const visits = new Visits(store);
  for (let i = 0; i < 120; i++) visits.keep(`table${i}`, { seen: i + 1 });
  visits.keep('table119', { seen: 3, read: 2 });
  const again = new Visits(store);
  expect([again.seen('table119'), again.read('table119'), again.seen('table0')]).toEqual([120, 2, null]);
  items.set('serai-seen', '{"x": 1, "y": [1, 2]}');
  expect([again.seen('x'), again.seen('y')]).toEqual([null, 1]);
});
