/** The REST face, typed. Whatever goes wrong is a `Refusal` with a `Problem`. */

import type {
  GameInfo,
  GameInShort,
  GamesInShort,
  History,
  ImportedTable,
  Join,
  Device,
  DevicesListed,
  Joined,
  Me,
  NewDevice,
  NewTable,
  Passphrase,
  Problem,
  PushAnswer,
  ReviewProgress,
  ReviewAnswer,
  Road,
  ServerStatus,
  TableListed,
  TablesListed,
  Welcome,
} from '../lib/wire';
import { Refusal } from './source';

/** The code of a request that got no answer at all. */
export const OFFLINE = 'web.offline';

export interface Api {
  status(): Promise<ServerStatus>;
  /** All games, without their components. */
  games(): Promise<GameInShort[]>;
  /** A game with its components. */
  game(id: string): Promise<GameInfo>;
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  keep(passphrase: Passphrase): Promise<Me>;
  logIn(passphrase: Passphrase): Promise<Me>;
  /** On this device, with the push subscription of this browser if there is one, or on all. */
  logOut(endpoint?: string | null, isEverywhere?: boolean): Promise<void>;
  /** Where one is called, and the key to subscribe by. */
  devices(): Promise<DevicesListed>;
  addDevice(device: NewDevice): Promise<Device>;
  removeDevice(endpoint: string): Promise<void>;
  testDevice(endpoint: string): Promise<PushAnswer>;
  /** Deletes the guest with all their data; with the passphrase, if there is one. */
  deleteMe(passphrase: string | null): Promise<void>;
  /** Results, seals, skill and luck of the reader. */
  road(): Promise<Road>;
  /** Public tables that wait for players. */
  lobby(): Promise<TableListed[]>;
  myTables(): Promise<TableListed[]>;
  create(table: NewTable): Promise<Welcome>;
  learn(game: string, lesson: string): Promise<Welcome>;
  importRecord(table: ImportedTable): Promise<Welcome>;
  table(id: string): Promise<Welcome>;
  join(id: string, join: Join): Promise<Joined>;
  /** A finished game step by step, from a seat's side or a spectator's. */
  history(id: string, seat?: number | null): Promise<History>;
  /** The review of a finished game; refused with `review.not-ready` while it is being made. */
  review(id: string): Promise<ReviewAnswer>;
  /** Ask for a deeper one. */
  deepen(id: string): Promise<ReviewProgress>;
  record(id: string, form: 'json' | 'text'): Promise<string>;
  /** Any other endpoint, for pages that few need. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** `language` is asked at every request: the sentences of refusals come in it. */
export function createApi(fetch: Fetch, language: () => string = () => 'en'): Api {
  async function request(method: string, path: string, body?: unknown): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          'accept-language': language(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refusal({ code: OFFLINE, args: {}, message: '' });
    }
    if (response.ok) return response;
    throw new Refusal(await problemOf(response));
  }
  async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await request(method, path, body)).json()) as T;
  }
  const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
  return {
    ask: json,
    status: () => json('GET', '/api/status'),
    games: async () => (await json<GamesInShort>('GET', '/api/games-in-short')).games,
    game: (id) => json('GET', `/api/games/${encodeURIComponent(id)}`),
    me: () => json('GET', '/api/me'),
    rename: (name) => json('PATCH', '/api/me', { name }),
    keep: (passphrase) => json('POST', '/api/me/passphrase', passphrase),
    logIn: (passphrase) => json('POST', '/api/log-in', passphrase),
    logOut: async (endpoint, isEverywhere = false) => {
      const path = `/api/log-out${isEverywhere ? '?everywhere' : ''}`;
      await request('POST', path, endpoint ? { endpoint } : undefined);
    },
    devices: () => json('GET', '/api/me/devices'),
    addDevice: (device) => json('POST', '/api/me/devices', device),
    removeDevice: async (endpoint) => void (await request('DELETE', '/api/me/devices', { endpoint })),
    testDevice: (endpoint) => json('POST', '/api/me/devices/test', { endpoint }),
    deleteMe: async (passphrase) => void (await request('DELETE', '/api/me', { passphrase })),
    road: () => json('GET', '/api/me/road'),
    lobby: async () => (await json<TablesListed>('GET', '/api/tables')).tables,
    myTables: async () => (await json<TablesListed>('GET', '/api/me/tables')).tables,
    create: (wanted) => json('POST', '/api/tables', wanted),
    learn: (game, lesson) => json('POST', '/api/lessons', { game, lesson }),
    importRecord: (wanted) => json('POST', '/api/records', wanted),
    table: (id) => json('GET', table(id)),
    join: (id, wanted) => json('POST', `${table(id)}/seats`, wanted),
    history: (id, seat) => json('GET', `${table(id)}/history${seat == null ? '' : `?seat=${seat}`}`),
    review: (id) => json('GET', `${table(id)}/review`),
    deepen: (id) => json('POST', `${table(id)}/review`),
    record: async (id, form) => (await request('GET', `${table(id)}/record?form=${form}`)).text(),
  };
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.code === 'string') return problem;
  } catch {
    // Not ours: a proxy speaks.
  }
  return { code: response.status >= 502 ? OFFLINE : 'request.failed', args: {}, message: '' };
}

/** What a catch clause caught, as a problem. */
export function problemFrom(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : { code: 'request.failed', args: {}, message: String(error) };
}

/** Where the socket of a table is. */
export function socketUrl(id: string, location: { protocol: string; host: string }): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
