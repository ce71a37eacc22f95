import { describe, expect, it } from 'vitest';
import type { AnyFrame, GameView, MoveTried, PositionToSolve, Solution } from '../../lib/wire';
import { Refusal } from '../../model/source';
import type { StudyCalls } from './calls';
import { StudySource } from './source';

const shown = { view: { hand: 'DD' }, legal: [{ move: '-DD' }] } as unknown as GameView;
const position: PositionToSolve = {
  ...{ id: 'abc2345', game: 'toy', rules: 1, options: { rounds: 1 }, seats: 2, seat: 1, shown },
};
const solution = { is_solved: true, events: [{ type: 'GoodsSold' }], after: { hand: '' } } as unknown as Solution;

function opened(): { source: StudySource; frames: AnyFrame[]; found: Solution[]; asked: unknown[] } {
  const frames: AnyFrame[] = [];
  const found: Solution[] = [];
  const asked: unknown[] = [];
  const calls = {
    try: (id: string, move: MoveTried) => {
      asked.push([id, move]);
      return Promise.resolve({ is_legal: true, say: { key: 'x', args: {} } });
    },
    attempt: (id: string, move: string) => {
      asked.push([id, move]);
      return Promise.resolve(solution);
    },
  } as unknown as StudyCalls;
  const source = new StudySource(position, calls, (one) => found.push(one));
  source.open({ onFrame: (frame) => frames.push(frame), onState: () => undefined });
  return { source, frames, found, asked };
}

describe('a position to solve', () => {
  it('is a table where the solver is to move', () => {
    const { frames } = opened();
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({ type: 'welcome', seat: 1, game: shown, table: { turn: 1, phase: 'playing' } });
    expect(frames[0]).toHaveProperty('table.seats', [
      { kind: 'guest', is_you: false, is_here: true },
      { kind: 'guest', is_you: true, is_here: true },
    ]);
  });

  it('asks what a move would do', async () => {
    const { source, asked } = opened();
    const told = await source.command({ type: 'try', parts: { take: 'D' } });
    expect(told).toMatchObject({ type: 'tried', is_legal: true });
    expect(asked).toEqual([['abc2345', { parts: { take: 'D' } }]]);
  });

  it('sends a move as the attempt; then nothing can be moved', async () => {
    const { source, frames, found, asked } = opened();
    await source.command({ type: 'move', move: '-DD', seen: 1 });
    expect(asked).toEqual([['abc2345', '-DD']]);
    expect(found).toEqual([solution]);
    expect(frames.at(-1)).toMatchObject({ type: 'news', turn: null, game: { view: shown.view, legal: [] } });
  });

  it('makes the best move on the table', () => {
    const { source, frames } = opened();
    source.show(solution);
    expect(frames.at(-1)).toMatchObject({
      ...{ type: 'news', turn: null, game: { view: solution.after, legal: [] } },
      happenings: [{ kind: 'moved', seat: 1, events: solution.events }],
    });
  });

  it('refuses everything else', async () => {
    const { source } = opened();
    await expect(source.command({ type: 'resign' })).rejects.toBeInstanceOf(Refusal);
  });
});
