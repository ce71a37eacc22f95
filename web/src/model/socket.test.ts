import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../lib/wire';
import { aWelcome, FakeSocket } from './fakes';
import { TableSocket } from './socket';
import { type ConnectionState, Refusal } from './source';

const states: ConnectionState[] = [];
let failure: Problem | null = null;
function connect(): TableSocket {
  const socket = new TableSocket({
    url: 'ws://test',
    hello: { language: 'fr' },
    connect: () => new FakeSocket(),
    random: () => 0.5,
  });
  socket.open({
    onFrame: () => undefined,
    onState: (state, why) => {
      states.push(state);
      failure = why;
    },
  });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states.length = 0;
  failure = null;
});
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  test('begins with a hello and is open after the welcome', () => {
    const socket = connect();
    FakeSocket.last.onopen?.(undefined as never);
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: 1, seen: 0, language: 'fr' }]);
    expect(socket.state).toBe('connecting');
    FakeSocket.last.tell(aWelcome());
    expect(socket.state).toBe('open');
  });

  test('comes back after a cut, saying what it has seen, with longer and longer pauses', () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.cut();
    expect(socket.state).toBe('waiting');
    vi.advanceTimersByTime(99);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(199);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    FakeSocket.last.onopen?.(undefined as never);
    expect(FakeSocket.last.sent[0]?.seen).toBe(3);
  });

  test('does not wait any longer when the network is back', () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.cut();
    socket.nudge();
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    socket.nudge();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(31_000); // silent for long: a nudge opens a new connection
    socket.nudge();
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('tells whether the player looks, at once and with the next hello', () => {
    const socket = connect();
    socket.attend(false); // before the welcome: the hello says it
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', is_looking: false }]);
    socket.attend(true);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'attend', is_looking: true });
    FakeSocket.last.tell({ type: 'done', id: FakeSocket.last.sent.at(-1)?.id ?? '', seq: 3 });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(200);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', is_looking: true }]); // and is not sent again
  });

  test('a farewell says when to come back', async () => {
    connect();
    FakeSocket.last.open();
    FakeSocket.last.tell({ type: 'farewell', after: 500 });
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a table that will not have us is final, and says why', async () => {
    const socket = connect();
    FakeSocket.last.onopen?.(undefined as never);
    FakeSocket.last.tell({ type: 'refused', id: null, code: 'table.unknown', args: {}, message: 'No.' });
    FakeSocket.last.cut(4404);
    expect(states.at(-1)).toBe('closed');
    expect(failure?.code).toBe('table.unknown');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    await expect(socket.command({ type: 'resign' })).rejects.toThrow(Refusal);
  });
});

describe('a command', () => {
  test('is answered by its id', async () => {
    const socket = connect();
    FakeSocket.last.open();
    const done = socket.command({ type: 'move', move: '+G', seen: 3 });
    const sent = FakeSocket.last.sent.at(-1);
    FakeSocket.last.tell({ type: 'done', id: 'another', seq: 4 });
    FakeSocket.last.tell({ type: 'done', id: sent?.id ?? '', seq: 4 });
    expect(await done).toMatchObject({ type: 'done', seq: 4 });
  });

  test('given while the connection is cut is sent later; unanswered, it is sent again under the same id', async () => {
    const socket = connect();
    const done = socket.command({ type: 'say', text: 'hello' });
    FakeSocket.last.open();
    const first = FakeSocket.last.sent.at(-1);
    expect(first).toMatchObject({ type: 'say', text: 'hello' });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(100);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.at(-1)).toEqual(first);
    FakeSocket.last.tell({ type: 'done', id: first?.id ?? '', seq: 9 });
    expect(await done).toMatchObject({ seq: 9 });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(100);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['hello']);
  });

  test('that is refused is a Refusal with its problem', async () => {
    const socket = connect();
    FakeSocket.last.open();
    const refused = socket.command({ type: 'move', move: '-D', seen: 3 });
    const id = FakeSocket.last.sent.at(-1)?.id ?? '';
    FakeSocket.last.tell({ type: 'refused', id, code: 'toy.too-few', args: {}, message: 'Two at least.' });
    await expect(refused).rejects.toMatchObject({ problem: { code: 'toy.too-few' } });
  });

  test('left without an answer makes the connection suspect; a hint may take its time', () => {
    const socket = connect();
    FakeSocket.last.open();
    void socket.command({ type: 'hint', seen: 3 });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    void socket.command({ type: 'resign' });
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['hello', 'hint', 'resign']);
  });
});

test('after a close nothing comes back', async () => {
  const socket = connect();
  FakeSocket.last.open();
  const lost = socket.command({ type: 'resign' });
  socket.close();
  await expect(lost).rejects.toThrow(Refusal);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a socket that is left before it is open is closed when it opens', () => {
  const early = Object.assign(new FakeSocket(), { readyState: 0 });
  const close = vi.spyOn(early, 'close');
  const socket = new TableSocket({ url: 'ws://test', hello: {}, connect: () => early });
  socket.open({ onFrame: () => undefined, onState: () => undefined });
  socket.close();
  expect(close).not.toHaveBeenCalled();
  early.onopen?.(undefined as never);
  expect(close).toHaveBeenCalledOnce();
  expect(early.sent).toEqual([]);
});
