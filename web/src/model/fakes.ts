/** For tests: a socket whose other end is the test, and things it may say. */

import type { AnyFrame, TableInfo, Welcome } from '../lib/wire';
import type { SocketLike } from './socket';

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  sent: { type: string; id: string; seen: number }[] = [];
  isClosed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string; seen: number });
  }
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    queueMicrotask(() => this.onclose?.({ code: 1000 }));
  }
  cut(code = 1006): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }
  tell(frame: AnyFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  open(welcome = aWelcome()): void {
    this.onopen?.(undefined as never);
    this.tell(welcome);
  }
}

export function aTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abc123',
    game: 'toy',
    rules: 1,
    options: {},
    seats: [
      { kind: 'guest', name: 'Ann', is_you: true },
      { kind: 'bot', level: 3 },
    ],
    phase: 'playing',
    commitment: '',
    turn: 0,
    ...changes,
  };
}

export function aWelcome(changes: Partial<Welcome> = {}): Welcome {
  return { type: 'welcome', protocol: 1, seq: 3, table: aTable(), seat: 0, game: null, happenings: [], ...changes };
}
