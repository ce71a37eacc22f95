/**
 * A table over a socket. The connection may be cut at any moment: nothing is lost, and nothing happens twice.
 *
 * The same client in Python is `serai.client.live`; `docs/protocol.md` explains it.
 */

import type { AnyCommand, AnyFrame, Hello, Problem } from '../lib/wire';
import { PROTOCOL } from '../lib/wire';
import {
  type Answer,
  type ConnectionState,
  type Listener,
  type Look,
  Refusal,
  type Source,
  type Wanted,
} from './source';

/** `WebSocket.CONNECTING`, which is not there in tests. */
const CONNECTING = 0;

/** The part of a browser's WebSocket that is used here. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
  readonly readyState?: number;
}

export interface SocketOptions {
  /** Of the table: `wss://host/api/tables/ID/live`. */
  url: string;
  hello?: Look;
  /** Makes a socket; a browser's own unless a test gives another. */
  connect?: (url: string) => SocketLike;
  random?: () => number;
}

/** Milliseconds before coming back, at first and at most; a little chance keeps many from coming back at once. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;
/** A connection that leaves a command unanswered for so long is taken for dead. A hint may take its time. */
const PATIENCE = 8000;
/** After so long a silence a page that is looked at again makes sure of its connection. */
const SILENCE = 30000;
/** Codes with which the service closes a socket for good: no hello, not allowed, no such table. */
const FOR_GOOD = new Set([4400, 4403, 4404]);

interface Waiting {
  command: AnyCommand;
  resolve: (answer: Answer) => void;
  reject: (reason: Refusal) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class TableSocket implements Source {
  state: ConnectionState = 'connecting';
  failure: Problem | null = null;
  /** The last entry of the log that was received. */
  seq = 0;

  readonly #options: SocketOptions;
  #listener: Listener = { onFrame: () => undefined, onState: () => undefined };
  #socket: SocketLike | null = null;
  #isWelcome = false;
  #pause = FIRST_PAUSE;
  #after: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  readonly #waiting = new Map<string, Waiting>();

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#connect();
  }

  /** Give a command and wait for the answer, over as many connections as it takes. */
  command(wanted: Wanted): Promise<Answer> {
    const command = { ...wanted, id: newId() } as AnyCommand;
    return new Promise((resolve, reject) => {
      if (this.state === 'closed') {
        reject(new Refusal(this.failure ?? { code: 'web.closed', args: {}, message: '' }));
        return;
      }
      this.#waiting.set(command.id, { command, resolve, reject, timer: undefined });
      if (this.#isWelcome) this.#send(command.id);
    });
  }

  /** From now on look from another seat, or be answered in another language: takes a new connection. */
  look(hello: Look): void {
    this.#options.hello = { ...this.#options.hello, ...hello };
    this.#again();
  }

  /** Tell whether the player looks, now and with every hello to come. The answer does not matter. */
  attend(isLooking: boolean): void {
    this.#options.hello = { ...this.#options.hello, is_looking: isLooking };
    const command: AnyCommand = { type: 'attend', id: newId(), is_looking: isLooking };
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(command));
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  nudge(): void {
    const isCut = this.#socket === null && this.state !== 'closed';
    if (isCut || this.state === 'waiting') this.#again();
    else if (this.state === 'open' && Date.now() - this.#heard > SILENCE) this.#again();
  }

  close(): void {
    this.#end(null);
  }

  // --- The connection ----------------------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#timer);
    this.#isWelcome = false;
    this.#tell(this.#heard === 0 ? 'connecting' : 'waiting');
    const connect = this.#options.connect ?? ((url: string) => new WebSocket(url) as unknown as SocketLike);
    const socket = connect(this.#options.url);
    this.#socket = socket;
    // A socket that was replaced may still say something: only the present one is heard.
    socket.onopen = () => (socket === this.#socket ? this.#hello(socket) : socket.close());
    socket.onmessage = (event) => socket === this.#socket && this.#take(JSON.parse(String(event.data)) as AnyFrame);
    socket.onclose = (event) => socket === this.#socket && this.#cut(event.code);
  }

  #hello(socket: SocketLike): void {
    const hello: Hello = { type: 'hello', protocol: PROTOCOL, seen: this.seq, ...this.#options.hello };
    socket.send(JSON.stringify(hello));
  }

  #cut(code: number): void {
    this.#socket = null;
    this.#isWelcome = false;
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    if (FOR_GOOD.has(code)) {
      this.#end(this.failure ?? { code: 'request.failed', args: {}, message: '' });
      return;
    }
    const random = this.#options.random ?? Math.random;
    const pause = this.#after ?? this.#pause * (0.5 + random());
    if (this.#after === null) this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    this.#after = null;
    this.#tell(this.#heard === 0 ? 'connecting' : 'waiting');
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Drop this connection and open the next one now. */
  #again(): void {
    if (this.state === 'closed') return;
    const old = this.#socket;
    this.#socket = null;
    hangUp(old);
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    this.#connect();
  }

  #end(failure: Problem | null): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    hangUp(old);
    this.failure = failure;
    this.#tell('closed');
    const refusal = new Refusal(failure ?? { code: 'web.closed', args: {}, message: '' });
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(refusal);
    }
    this.#waiting.clear();
  }

  #tell(state: ConnectionState): void {
    if (state === this.state && state !== 'connecting') return;
    this.state = state;
    this.#listener.onState(state, this.failure);
  }

  // --- Frames ------------------------------------------------------------------------------------------------------

  #send(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !this.#socket) return;
    this.#socket.send(JSON.stringify(waiting.command));
    clearTimeout(waiting.timer);
    if (waiting.command.type !== 'hint') waiting.timer = setTimeout(() => this.#again(), PATIENCE);
  }

  #take(frame: AnyFrame): void {
    this.#heard = Date.now();
    switch (frame.type) {
      case 'welcome':
        this.seq = frame.seq;
        this.#isWelcome = true;
        this.#pause = FIRST_PAUSE;
        this.#listener.onFrame(frame);
        this.#tell('open');
        for (const id of [...this.#waiting.keys()]) this.#send(id);
        return;
      case 'news':
        this.seq = frame.seq;
        break;
      case 'done':
      case 'tried':
      case 'hinted':
        this.#answered(frame.id)?.resolve(frame);
        break;
      case 'refused':
        if (frame.id !== null) this.#answered(frame.id)?.reject(new Refusal(frame));
        else if (!this.#isWelcome && frame.code !== 'request.too-many') this.failure = frame;
        break;
      case 'farewell':
        this.#after = frame.after;
        this.#listener.onFrame(frame);
        this.#socket?.close();
        return;
    }
    this.#listener.onFrame(frame);
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Close a socket that was replaced. One that is not open yet closes when it is: browsers complain otherwise. */
function hangUp(socket: SocketLike | null): void {
  if (socket && socket.readyState !== CONNECTING) socket.close();
}
