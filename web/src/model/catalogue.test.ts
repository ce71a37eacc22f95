import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, GameInShort } from '../lib/wire';
import { OFFLINE } from './api';
import { Catalogue } from './catalogue.svelte';
import { Refusal } from './source';

const game: GameInShort = {
  id: 'toy',
  name: { key: 'toy-title', args: {} },
  rules: 1,
  seats: [2],
  options: [],
  levels: [],
};
const whole = { ...game, boxes: [{ seats: 2 }] } as unknown as GameInfo;
const away = (): Promise<never> => Promise.reject(new Refusal({ code: OFFLINE, args: {}, message: '' }));

function server() {
  return {
    games: vi.fn((): Promise<GameInShort[]> => Promise.resolve([game])),
    game: vi.fn((): Promise<GameInfo> => Promise.resolve(whole)),
    status: vi.fn(away),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('games are asked for once', async () => {
  const api = server();
  const catalogue = new Catalogue(api);
  await Promise.all([catalogue.load(), catalogue.load()]);
  expect(catalogue.nameOf('toy')).toEqual(game.name);
  expect(api.games).toHaveBeenCalledOnce();
});

test('after an outage they are asked for again, until they are here', async () => {
  const api = server();
  api.games.mockImplementationOnce(away).mockImplementationOnce(away);
  const catalogue = new Catalogue(api);
  catalogue.insist();
  expect(catalogue.nameOf('toy')).toBe('toy');
  await vi.advanceTimersByTimeAsync(3_500);
  expect(catalogue.nameOf('toy')).toEqual(game.name);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.games).toHaveBeenCalledTimes(3);
});

test('components come when they are first wanted, even from a server that was away', async () => {
  const api = server();
  api.game.mockImplementationOnce(away);
  const catalogue = new Catalogue(api);
  expect([catalogue.boxes('toy'), catalogue.boxes('toy')]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(catalogue.boxes('toy')).toEqual(whole.boxes);
  expect(api.game).toHaveBeenCalledTimes(2);
});

test('a game that is not offered is not asked for again and again', async () => {
  const api = server();
  api.game.mockRejectedValue(new Refusal({ code: 'request.unknown-path', args: {}, message: '' }));
  const catalogue = new Catalogue(api);
  catalogue.boxes('other');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.game).toHaveBeenCalledOnce();
});
