/** A table as the reader sees it, kept up to date, and everything the reader can do there. Judges nothing. */

import type {
  AnyFrame,
  ClockState,
  Done,
  GameView,
  Happening,
  Hinted,
  News,
  Presence,
  Problem,
  SeatInfo,
  GameMoveParts,
  TableInfo,
  Tried,
  Try,
  Welcome,
} from '../lib/wire';
import type { Fairness } from './fairness';
import type { Names } from './i18n.svelte';
import { wayHere, type WayStep } from './returning';
import type { Untold } from './sentences';
import { type Animator, type Holder, type How, type NewsStep, Showing } from './showing.svelte';
import { type Answer, type ConnectionState, type Look, Refusal, type Source, type Wanted } from './source';

/** What the reader saw of a table before, and how what was missed is shown. */
export interface Memory {
  seen(table: string): number | null;
  read(table: string): number | null;
  keep(table: string, until: { seen?: number; read?: number }): void;
  /** Settles when the reader looks, and has had time to see what was shown last. */
  pause(): Promise<void>;
}

/** The parts of a move, as those of legal moves, without `move`. */
export type MoveParts = NonNullable<Try['parts']>;

export interface TableOptions {
  source: Source;
  /** The name shown for a seat. */
  nameOf?: (seat: SeatInfo, number: number) => string;
  /** Gives nonces, and remembers what was seen first; nothing: no part is taken in chance. */
  fairness?: Fairness;
  /** Nothing: every visit is the first one. */
  memory?: Memory;
  /** A position to solve: one move can be made, and nothing else. */
  isPuzzle?: boolean;
}

export class TableModel {
  connection: ConnectionState = $state('connecting');
  /** Why the table will not have us; the page says so instead of showing a table. */
  failure: Problem | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  game: GameView | null = $state.raw(null);
  /** Where the reader looks from; nothing: as a spectator. */
  seat: number | null = $state(null);
  /** The last entry of the log that is shown. */
  seq = $state(0);
  turn: number | null = $state(null);
  canUndo = $state(false);
  times: ClockState | null = $state.raw(null);
  /** The reader's clock when `times` came, in milliseconds: what has passed since is taken from `running`. */
  timesAt = $state(0);
  happenings: Happening[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  /** The command that waits for its answer: `move`, `undo`, …; one at a time. */
  pending: Wanted['type'] | null = $state(null);
  /** The refusal of the last command, until the next one. */
  problem: Problem | null = $state.raw(null);
  /** The game ended while the reader looked, or since the last visit: it is worth a moment. */
  hasJustEnded = $state(false);
  /** The log is in sight: what is said is read. */
  isLogSeen = $state(false);
  /** The last entry up to which the chat was read. */
  readUntil = $state(0);

  /** From here on the log keeps silent, while what it would tell is counted. */
  untold: Untold | null = $state.raw(null);

  isSeated = $derived.by(() => this.seat !== null);
  isMyTurn = $derived.by(
    () => this.seat !== null && this.turn === this.seat && this.table?.phase === 'playing' && this.held === null,
  );
  isOver = $derived.by(() => this.table?.phase === 'finished');
  legal: readonly GameMoveParts[] = $derived.by(() => (this.isMyTurn && !this.pending ? (this.game?.legal ?? []) : []));
  /** Chat messages, oldest first, without those of muted players. */
  chat = $derived.by(() =>
    this.happenings.filter((one) => one.kind === 'said' && !this.table?.seats[one.seat ?? -1]?.is_muted),
  );
  /** How much others said that was not read yet. */
  unread = $derived.by(
    () => this.chat.filter((one) => one.seq > this.readUntil && !this.table?.seats[one.seat ?? -1]?.is_you).length,
  );
  /** Whether one holds several seats: people share this device. */
  isShared = $derived.by(() => (this.table?.seats.filter((seat) => seat.is_you).length ?? 0) > 1);
  /** Whether all other players are bots: hints may be asked for. */
  isSolo = $derived.by(
    () =>
      this.isSeated &&
      !this.isPuzzle &&
      !this.isShared &&
      (this.table?.seats.every((seat) => seat.is_you || seat.kind === 'bot') ?? false),
  );

  /** Set by the screen that is shown: chooses the pieces of a move, so that its player can make it. */
  pointAt: ((move: string) => void) | null = null;
  /** Set by a lesson: whether a move may be made yet. */
  gate: ((move: string) => boolean) | null = null;
  /** Set by a lesson: where it has something to say before a step is shown. */
  pauser: Holder | null = null;

  /** The positions to begin with, oldest first: those of the way to the one that is shown first. */
  known: readonly WayStep[] = [];

  /** A position to solve: nobody talks, resigns or looks back, and no end of a round is waited for. */
  readonly isPuzzle: boolean;
  readonly #source: Source;
  readonly #nameOf: NonNullable<TableOptions['nameOf']>;
  readonly #fairness: Fairness | null;
  readonly #showing: Showing;
  #holder: Holder | null = null;
  #newest: GameView | null = null;
  /** The last entry that was received. */
  #last = 0;
  readonly #memory: Memory | null;
  #isRevealing = false;

  constructor(options: TableOptions) {
    this.#nameOf = options.nameOf ?? ((seat, number) => seat.name || String(number + 1));
    this.isPuzzle = options.isPuzzle ?? false;
    this.#fairness = options.fairness ?? null;
    this.#memory = options.memory ?? null;
    this.#showing = new Showing(() => this.#memory?.pause() ?? Promise.resolve());
    if (!this.isPuzzle) this.#showing.holder = (step) => this.pauser?.(step) ?? this.#holder?.(step) ?? null;
    this.#source = options.source;
    this.#source.open({
      onFrame: (frame) => this.#take(frame),
      onState: (state, failure) => {
        this.connection = state;
        this.failure = failure;
      },
    });
  }

  /** Set by the screen that is shown; nothing: every step appears at once. */
  set animator(animator: Animator | null) {
    this.#showing.animator = animator;
  }
  /** Set by the screen that is shown; nothing: the game never stands still. */
  set holder(holder: Holder | null) {
    this.#holder = holder;
  }
  /** The step at which the game stands still, until `release`: what follows waits. */
  get held(): NewsStep | null {
    return this.#showing.held;
  }
  get isAnimating(): boolean {
    return this.#showing.isAnimating;
  }
  /** What happened since the last visit is being shown, step by step. */
  get isReturning(): boolean {
    return this.#showing.isReturning;
  }
  /** On a shared device: the seat it is to be handed to, as soon as the player who moved has seen enough. */
  get handsTo(): number | null {
    return this.#showing.handsTo;
  }
  /** Set by a screen with secret hands: a shared device waits for the player who moved before it shows another seat. */
  set isSecret(isSecret: boolean) {
    this.#showing.isSecret = isSecret;
  }

  /** The name of a seat, for `i18n.say`. */
  names: Names = Object.assign(
    (seat: number): string => this.#nameOf(this.table?.seats[seat] ?? { kind: 'open' }, seat),
    { isYou: (seat: number): boolean => !this.isShared && this.table?.seats[seat]?.is_you === true },
  );

  /** Be told of every step when it is shown: for sounds, the title of the page, notifications. */
  onStep(listener: (step: NewsStep) => void): () => void {
    return this.#showing.listen(listener);
  }

  // --- What one does: each settles when the service has answered; a refusal is thrown and kept as `problem` ---------

  /** Make a move; ends the wait for an animation that still runs. */
  move = (move: string): Promise<Done> => {
    if (this.gate?.(move) === false) return Promise.reject(new Refusal({ code: 'web.not-yet', args: {}, message: '' }));
    this.#showing.hurry();
    return this.#command({ type: 'move', move, seen: this.seq });
  };
  undo = (): Promise<Done> => this.#command({ type: 'undo', seen: this.seq });
  answerUndo = (accepts: boolean): Promise<Done> => this.#command({ type: 'answer-undo', accepts, seen: this.seq });
  resign = (): Promise<Done> => this.#command({ type: 'resign' });
  claim = (): Promise<Done> => this.#command({ type: 'claim' });
  start = (level = 3): Promise<Done> => this.#command({ type: 'start', level });
  leave = (): Promise<Done> => this.#command({ type: 'leave' });
  rematch = (): Promise<Done> =>
    this.#command({ type: 'rematch', ...(this.#fairness ? { nonce_hash: this.#fairness.promise() } : {}) });
  say = (text: string): Promise<Done> => this.#command({ type: 'say', text });
  mute = (whom: number, isMuted = true): Promise<Done> => this.#command({ type: 'mute', whom, is_muted: isMuted });
  hint = (): Promise<Hinted> => this.#command({ type: 'hint', seen: this.seq });

  /** What a move, given in notation or in its parts, would do, or why it cannot be made. It is no pending command. */
  try = (move: string | MoveParts): Promise<Tried> => {
    const asked = typeof move === 'string' ? { move } : { parts: move };
    return this.#source.command({ type: 'try', ...asked }) as Promise<Tried>;
  };

  /** Look from another seat of the player, or be answered in another language. */
  look = (hello: Look): void => this.#source.look(hello);

  /** Say whether the table is before the player's eyes. */
  attend = (isLooking: boolean): void => this.#source.attend(isLooking);

  /** The page is looked at again, or the network is back. */
  nudge = (): void => this.#source.nudge();

  close = (): void => this.#source.close();

  /** Show everything that waits, now; it still stands still where it is to. */
  skip = (): void => this.#showing.skip();

  /** The player has looked: go on, and let bots go on. */
  release = (): void => {
    if (!this.held) return;
    this.untold = null;
    if (this.isSeated && this.table?.phase === 'playing')
      void this.#source.command({ type: 'seen', seen: this.seq }).catch(() => undefined);
    this.#showing.release();
  };

  /** On a shared device: the player who moved has seen enough. */
  handOn = (): void => this.#showing.handOn();

  /** What was said is read. */
  readChat = (): void => {
    const last = this.chat.at(-1)?.seq ?? 0;
    if (!this.table || last <= this.readUntil) return;
    this.readUntil = last;
    this.#memory?.keep(this.table.id, { read: last });
  };

  async #command<A extends Answer>(wanted: Wanted): Promise<A> {
    this.pending = wanted.type;
    this.problem = null;
    try {
      return (await this.#source.command(wanted)) as A;
    } catch (error) {
      if (error instanceof Refusal) this.problem = error.problem;
      throw error;
    } finally {
      this.pending = null;
    }
  }

  // --- What one is told ------------------------------------------------------------------------------------------

  #take(frame: AnyFrame): void {
    if ((frame.type === 'welcome' || frame.type === 'news') && frame.table) this.#reveal(frame.table);
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame);
      case 'news':
        return this.#news(frame);
      case 'presence':
        this.presence = frame;
        if (this.table) {
          const seats = this.table.seats.map((seat, i) => ({ ...seat, is_here: frame.seats[i] ?? false }));
          this.table = { ...this.table, seats };
        }
    }
  }

  /** Give this browser's nonce at once if the table asks for it; nobody is told if it comes too late. */
  #reveal(table: TableInfo): void {
    const nonce = this.#fairness?.look(table) ?? null;
    if (nonce === null || this.#isRevealing) return;
    this.#isRevealing = true;
    // After the welcome: with it, the source sends again whatever waits.
    queueMicrotask(() => void this.#source.command({ type: 'reveal', nonce }).catch(() => undefined));
  }

  #welcome(frame: Welcome): void {
    const isFirst = this.table === null;
    const id = frame.table.id;
    const seen = isFirst ? (this.#memory?.seen(id) ?? null) : this.#last;
    const { known, missed } = wayHere(frame, seen, isFirst);
    const isNow = missed.length === 0;
    const whole = (): void => {
      this.seat = frame.seat;
      if (!isNow && frame.table.phase === 'finished' && this.table?.phase === 'playing') this.hasJustEnded = true;
      this.table = frame.table;
      this.game = frame.game;
      this.turn = frame.table.turn ?? null;
      this.canUndo = frame.table.can_undo ?? false;
      this.#clock(frame.table.times ?? null);
    };
    if (isFirst) {
      this.known = known;
      const said = frame.happenings.filter((one) => one.kind === 'said' && one.seq <= (seen ?? frame.seq)).at(-1);
      this.readUntil = this.#memory?.read(id) ?? said?.seq ?? 0;
      this.#memory?.keep(id, { read: this.readUntil });
      // As it was then: nobody is to move, and nothing has ended yet.
      const before = (): void => {
        whole();
        this.table = { ...frame.table, phase: 'playing', outcome: null };
        this.game = known.at(-1)?.after ?? null;
        this.turn = null;
        this.canUndo = false;
      };
      const happenings = known.flatMap((one) => one.happenings);
      const seq = known.at(-1)?.seq ?? frame.seq;
      const step = { seq, happenings, before: null, after: known.at(-1)?.after ?? null, isCatchUp: true };
      this.#queue(step, isNow ? whole : before, { isAtOnce: true });
    } else if (isNow) {
      const { seq, happenings, game: after } = frame;
      this.#queue({ seq, happenings, before: this.#newest, after, isCatchUp: true }, whole);
    }
    const steps = isFirst || isNow ? missed : [...known, ...missed].filter((one) => one.seq > this.#last);
    let before = isFirst ? (known.at(-1)?.after ?? null) : this.#newest;
    steps.forEach((one, i) => {
      const change = i === steps.length - 1 ? whole : (): void => void (this.game = one.after);
      this.#queue({ ...one, before, isCatchUp: false }, change, { isMissed: true });
      before = one.after;
    });
    this.#newest = frame.game;
    this.#last = frame.seq;
  }

  #news(frame: News): void {
    if (this.held && !frame.game) return this.#aside(frame);
    const after = frame.game ?? this.#newest;
    // The same once more, from another seat: the device is handed on, and what the first player saw with it goes.
    const isAgain = frame.seq === this.#last && frame.happenings.length > 0;
    this.#queue(
      { seq: frame.seq, happenings: frame.happenings, before: this.#newest, after, isCatchUp: isAgain },
      () => {
        this.seat = frame.seat;
        if (frame.table?.phase === 'finished' && this.table?.phase === 'playing') this.hasJustEnded = true;
        this.table = frame.table ?? this.table;
        this.game = frame.game ?? this.game;
        this.turn = frame.turn ?? null;
        this.canUndo = frame.can_undo ?? false;
        this.#clock(frame.times ?? null);
        const first = frame.happenings[0]?.seq ?? Infinity;
        if (isAgain) this.happenings = this.happenings.filter((one) => one.seq < first);
      },
      { handsTo: isAgain && frame.turn === frame.seat ? frame.seat : null },
    );
    this.#newest = after;
    this.#last = frame.seq;
  }

  /** Talk and the like, while the game stands still: heard at once, but nothing of the game changes. */
  #aside(frame: News): void {
    const { turn, phase } = this.table ?? {};
    if (frame.table) this.table = { ...frame.table, ...(phase === 'playing' ? { turn, phase } : {}) };
    this.#tell(frame.happenings);
    const { seq, happenings } = frame;
    this.#showing.tell({ seq, happenings, before: this.game, after: this.game, isCatchUp: false });
  }

  #clock(times: ClockState | null): void {
    this.times = times;
    this.timesAt = Date.now();
  }

  #queue(step: NewsStep, change: () => void, how: Partial<How> = {}): void {
    const apply = (): void => {
      change();
      this.seq = step.seq;
      this.#tell(step.happenings);
      if (this.table) this.#memory?.keep(this.table.id, { seen: step.seq });
    };
    this.#showing.add(step, apply, how);
  }

  /** Add what happened, each once and in order: talk is heard before what is held. */
  #tell(happenings: readonly Happening[]): void {
    const last = this.happenings.at(-1)?.seq ?? 0;
    const known = new Set(this.happenings.map((one) => one.seq));
    const fresh = happenings.filter((one) => one.seq > last || !known.has(one.seq));
    if (!fresh.length) return;
    const all = [...this.happenings, ...fresh];
    this.happenings = fresh.every((one) => one.seq > last) ? all : all.sort((a, b) => a.seq - b.seq);
  }
}

export { sentencesOf, toldOf, type Untold } from './sentences';
export type { Animator, Holder, NewsStep } from './showing.svelte';
