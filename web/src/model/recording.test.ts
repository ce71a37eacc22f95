import { expect, test } from 'vitest';
import type { History, GameScreen } from '../lib/wire';
import { aTable } from './fakes';
import { Recording, stopsOf } from './recording';
import { Refusal } from './source';
import { TableModel } from './table.svelte';

const view = (turn: number): GameScreen => ({ turn }) as unknown as GameScreen;
const event = {
  type: 'Moved',
  say: { key: 'moved', args: {} },
} as unknown as History['steps'][number]['events'][number];
const history = {
  table: aTable({ phase: 'finished', turn: 0 }),
  seat: 1,
  start: view(0),
  steps: [
    { who: '*', entry: 'x', events: [], view: view(1) },
    { who: '2', entry: 'y', events: [event], view: view(2) },
  ],
} as unknown as History;

test('a recording is a table on which nobody is to move', () => {
  const model = new TableModel({ source: new Recording(history, 1) });
  expect(model.connection).toBe('open');
  expect([model.seq, model.seat, model.turn, model.isMyTurn, model.isOver]).toEqual([1, 1, null, false, false]);
  expect(model.game?.view).toEqual(view(1));
  expect(model.happenings.map(({ kind, seat }) => [kind, seat])).toEqual([['drawn', undefined]]);
});

test('its steps are shown one by one until there are no more', () => {
  const source = new Recording(history, 0);
  const model = new TableModel({ source });
  const shown: number[] = [];
  model.onStep((step) => shown.push(step.seq));
  for (let i = 0; i < 4; i++) source.forward(i + 1);
  expect(shown).toEqual([1, 2]);
  expect(model.game?.view).toEqual(view(2));
  expect(model.happenings.at(-1)).toMatchObject({ seq: 2, kind: 'moved', seat: 1, events: [event] });
});

test('it takes no commands, and is silent after it was closed', async () => {
  const source = new Recording(history, 0);
  const model = new TableModel({ source });
  await expect(model.move('x')).rejects.toBeInstanceOf(Refusal);
  model.close();
  source.forward(1);
  expect(model.seq).toBe(0);
});

test('a move and what chance answered to it are shown together', () => {
  const source = new Recording(history, 0);
  const model = new TableModel({ source });
  source.forward(2);
  expect([model.seq, model.happenings.map((one) => one.seq)]).toEqual([2, [1, 2]]);
});

test('one stops before the first move, after every move, and where a round was scored', () => {
  const steps = (who: string, ends = -1): History['steps'] =>
    [...who].map((one, i) => ({ who: one, ends_round: i === ends }) as unknown as History['steps'][number]);
  expect(stopsOf(steps('**1*2'))).toEqual([2, 4, 5]);
  expect(stopsOf(steps('**1*2*1', 4))).toEqual([2, 4, 5, 6, 7]);
  expect(stopsOf(steps('*1**2', 2))).toEqual([1, 3, 4, 5]);
  expect(stopsOf([])).toEqual([0]);
});
