/** A table as the reader sees it, kept up to date, and everything the reader can do there. Judges nothing. */

import * as say from '../lib/messages';
import type {
  AnyFrame,
  ClockShown,
  Done,
  GameShown,
  Happening,
  Hinted,
  MessageObject,
  News,
  Presence,
  Problem,
  SeatShown,
  Spelled,
  TableShown,
  Tried,
  Try,
  Welcome,
} from '../lib/wire';
import type { Fairness } from './fairness';
import type { Names } from './i18n.svelte';
import { type Answer, type ConnectionState, type Look, Refusal, type Source, type Wanted } from './source';

/** What happened at once: shown step by step, so that a screen can animate each before the next. */
export interface NewsStep {
  seq: number;
  happenings: Happening[];
  /** The game as it is still shown, and as it will be. */
  before: GameShown | null;
  after: GameShown | null;
  /** It happened while the connection was cut, or before a reload. */
  isCatchUp: boolean;
}

/** Shows a step: calls `apply` when the new position is to appear, and ends when the next step may be shown. */
export type Animator = (step: NewsStep, apply: () => void) => Promise<void>;

/**
 * Where the game is to stand still until the player has looked: `after` a step has been shown, or `before`, because it
 * goes further already; null: nowhere.
 */
export type Holder = (step: NewsStep) => 'after' | 'before' | null;

/** The parts of a move, as those of legal moves, without `move`. */
export type MoveParts = NonNullable<Try['parts']>;

export interface TableOptions {
  source: Source;
  /** The name shown for a seat. */
  nameOf?: (seat: SeatShown, number: number) => string;
  /** Gives nonces, and remembers what was seen first; nothing: no part is taken in chance. */
  fairness?: Fairness;
}

/** A step that waits to be shown. */
interface Waiting {
  step: NewsStep;
  apply: () => void;
  /** There was nothing on the screen before: it is neither animated nor held. */
  isAtOnce: boolean;
}

/** With more steps waiting than this, they are shown without animation. */
const MOST_ANIMATED = 4;
/** An animation that lasts longer than that, in milliseconds, is broken: the game goes on. */
const LONGEST_ANIMATION = 6000;

export class TableModel {
  connection: ConnectionState = $state('connecting');
  /** Why the table will not have us; the page says so instead of showing a table. */
  failure: Problem | null = $state.raw(null);
  table: TableShown | null = $state.raw(null);
  game: GameShown | null = $state.raw(null);
  /** Where the reader looks from; nothing: as a spectator. */
  seat: number | null = $state(null);
  /** The last entry of the log that is shown. */
  seq = $state(0);
  turn: number | null = $state(null);
  canUndo = $state(false);
  times: ClockShown | null = $state.raw(null);
  /** The reader's clock when `times` came, in milliseconds: what has passed since is taken from `running`. */
  timesAt = $state(0);
  happenings: Happening[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  /** The command that waits for its answer: `move`, `undo`, …; one at a time. */
  pending: Wanted['type'] | null = $state(null);
  /** The refusal of the last command, until the next one. */
  problem: Problem | null = $state.raw(null);
  isAnimating = $state(false);
  /** The game ended while the reader looked: it is worth a moment. */
  hasJustEnded = $state(false);
  /** The step at which the game stands still, until `release`: what follows waits. */
  held: NewsStep | null = $state.raw(null);

  isSeated = $derived.by(() => this.seat !== null);
  isMyTurn = $derived.by(
    () => this.seat !== null && this.turn === this.seat && this.table?.phase === 'playing' && this.held === null,
  );
  isOver = $derived.by(() => this.table?.phase === 'finished');
  legal: readonly Spelled[] = $derived.by(() => (this.isMyTurn && !this.pending ? (this.game?.legal ?? []) : []));
  /** Chat messages, oldest first, without those of muted players. */
  chat = $derived.by(() =>
    this.happenings.filter((one) => one.kind === 'said' && !this.table?.seats[one.seat ?? -1]?.is_muted),
  );
  /** Whether one holds several seats: people share this device. */
  isShared = $derived.by(() => (this.table?.seats.filter((seat) => seat.is_you).length ?? 0) > 1);
  /** Whether all other players are bots: hints may be asked for. */
  isSolo = $derived.by(
    () =>
      this.isSeated &&
      !this.isShared &&
      (this.table?.seats.every((seat) => seat.is_you || seat.kind === 'bot') ?? false),
  );

  /** Set by the screen that is shown; nothing: every step appears at once. */
  animator: Animator | null = null;
  /** Set by the screen that is shown; nothing: the game never stands still. */
  holder: Holder | null = null;

  readonly #source: Source;
  readonly #nameOf: NonNullable<TableOptions['nameOf']>;
  readonly #fairness: Fairness | null;
  readonly #listeners = new Set<(step: NewsStep) => void>();
  #steps: Waiting[] = [];
  /** What is still to be shown of the step that is held. */
  #after: Waiting | null = null;
  #isShowing = false;
  /** Ends the waiting for the animation that runs; its step is then shown. */
  #hurry: () => void = () => undefined;
  /** The step whose animation runs. */
  #current: NewsStep | null = null;
  #newest: GameShown | null = null;
  #isRevealing = false;

  constructor(options: TableOptions) {
    this.#nameOf = options.nameOf ?? ((seat, number) => seat.name || String(number + 1));
    this.#fairness = options.fairness ?? null;
    this.#source = options.source;
    this.#source.open({
      onFrame: (frame) => this.#take(frame),
      onState: (state, failure) => {
        this.connection = state;
        this.failure = failure;
      },
    });
  }

  /** The name of a seat, for `i18n.say`. */
  names: Names = Object.assign(
    (seat: number): string => this.#nameOf(this.table?.seats[seat] ?? { kind: 'open' }, seat),
    { isYou: (seat: number): boolean => !this.isShared && this.table?.seats[seat]?.is_you === true },
  );

  /** Be told of every step when it is shown: for sounds, the title of the page, notifications. */
  onStep(listener: (step: NewsStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // --- What one does: each settles when the service has answered; a refusal is thrown and kept as `problem` ---------

  /** Make a move; ends the wait for an animation that still runs. */
  move = (move: string): Promise<Done> => {
    this.#hurry();
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

  /** The page is looked at again, or the network is back. */
  nudge = (): void => this.#source.nudge();

  close = (): void => this.#source.close();

  /** Show everything that waits, now; it still stands still where it is to. */
  skip = (): void => {
    this.#hurry();
    if (this.#current) this.#holdAfter(this.#current);
    for (let next = this.#next(); next; next = this.#next()) {
      this.#show(next);
      this.#holdAfter(next.step);
    }
  };

  /** The player has looked: go on, and let bots go on. */
  release = (): void => {
    if (!this.held) return;
    this.held = null;
    const after = this.#after;
    this.#after = null;
    if (this.isSeated && this.table?.phase === 'playing')
      void this.#source.command({ type: 'seen', seen: this.seq }).catch(() => undefined);
    if (after) this.#show(after);
    if (!this.animator) this.skip();
    else if (!this.#isShowing) void this.#showAll();
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
  #reveal(table: TableShown): void {
    const nonce = this.#fairness?.look(table) ?? null;
    if (nonce === null || this.#isRevealing) return;
    this.#isRevealing = true;
    // After the welcome: with it, the source sends again whatever waits.
    queueMicrotask(() => void this.#source.command({ type: 'reveal', nonce }).catch(() => undefined));
  }

  #welcome(frame: Welcome): void {
    const isFirst = this.table === null;
    this.#queue(
      { seq: frame.seq, happenings: frame.happenings, before: this.#newest, after: frame.game, isCatchUp: true },
      () => {
        this.seat = frame.seat;
        this.table = frame.table;
        this.game = frame.game;
        this.turn = frame.table.turn ?? null;
        this.canUndo = frame.table.can_undo ?? false;
        this.#clock(frame.table.times ?? null);
      },
      isFirst,
    );
    this.#newest = frame.game;
  }

  #news(frame: News): void {
    if (this.held && !frame.game) return this.#aside(frame);
    const after = frame.game ?? this.#newest;
    this.#queue(
      { seq: frame.seq, happenings: frame.happenings, before: this.#newest, after, isCatchUp: false },
      () => {
        this.seat = frame.seat;
        if (frame.table?.phase === 'finished' && this.table?.phase === 'playing') this.hasJustEnded = true;
        this.table = frame.table ?? this.table;
        this.game = frame.game ?? this.game;
        this.turn = frame.turn ?? null;
        this.canUndo = frame.can_undo ?? false;
        this.#clock(frame.times ?? null);
      },
      false,
    );
    this.#newest = after;
  }

  /** Talk and the like, while the game stands still: heard at once, but nothing of the game changes. */
  #aside(frame: News): void {
    const { turn, phase } = this.table ?? {};
    if (frame.table) this.table = { ...frame.table, ...(phase === 'playing' ? { turn, phase } : {}) };
    this.#tell(frame.happenings);
    const { seq, happenings } = frame;
    const step: NewsStep = { seq, happenings, before: this.game, after: this.game, isCatchUp: false };
    for (const listener of this.#listeners) listener(step);
  }

  #clock(times: ClockShown | null): void {
    this.times = times;
    this.timesAt = Date.now();
  }

  #queue(step: NewsStep, change: () => void, isAtOnce: boolean): void {
    const apply = (): void => {
      change();
      this.seq = step.seq;
      this.#tell(step.happenings);
    };
    this.#steps.push({ step, apply, isAtOnce });
    if (isAtOnce || !this.animator) this.skip();
    else if (!this.#isShowing) void this.#showAll();
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

  /** The next step to be shown; nothing if there is none, or if the game stands still. */
  #next(): Waiting | undefined {
    const next = this.held ? undefined : this.#steps.shift();
    if (!next || next.isAtOnce || this.holder?.(next.step) !== 'before') return next;
    this.#after = next;
    this.held = next.step;
    return undefined;
  }

  #holdAfter(step: NewsStep): void {
    if (this.holder?.(step) === 'after') this.held = step;
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    this.isAnimating = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const moves = next.step.happenings.some((one) => one.events?.length);
      if (this.animator && moves && this.#steps.length < MOST_ANIMATED) await this.#animate(this.animator, next);
      else this.#show(next);
      this.#holdAfter(next.step);
    }
    this.#isShowing = false;
    this.isAnimating = false;
  }

  async #animate(animator: Animator, { step, apply }: Waiting): Promise<void> {
    let isApplied = false;
    const once = (): void => {
      if (isApplied) return;
      isApplied = true;
      apply();
      for (const listener of this.#listeners) listener(step);
    };
    const late = new Promise<void>((resolve) => {
      this.#hurry = () => {
        once();
        resolve();
      };
      setTimeout(resolve, LONGEST_ANIMATION);
    });
    this.#current = step;
    try {
      await Promise.race([animator(step, once), late]);
    } catch (error) {
      console.error(error); // a broken animation must not stop the game
    }
    once();
    this.#current = null;
  }

  #show({ step, apply }: Waiting): void {
    apply();
    for (const listener of this.#listeners) listener(step);
  }
}

/** The sentences of a happening: its events', or what happened beside the game. Chat is left to the chat. */
export function sentencesOf(happening: Happening): MessageObject[] {
  if (happening.events?.length) return happening.events.map((event) => event.say);
  const seat = { seat: happening.seat ?? 0 };
  switch (happening.kind) {
    case 'created':
      return [say.happenedCreated()];
    case 'joined':
      return [say.happenedJoined({ seat })];
    case 'left':
      return [say.happenedLeft({ seat })];
    case 'started':
      return [say.happenedStarted()];
    case 'offered':
      return [say.happenedOffered({ seat })];
    case 'declined':
      return [say.happenedDeclined({ seat })];
    case 'undone':
      return [say.happenedUndone({ seat })];
    case 'resigned':
      return [say.happenedResigned({ seat })];
    case 'claimed':
      return [say.happenedClaimed({ seat })];
    case 'again':
      return [say.happenedAgain({ seat })];
    case 'rematched':
      return [say.happenedRematched()];
    case 'closed':
      return [say.happenedClosed()];
    case 'opened':
      return [say.happenedOpened({ seat })];
    default:
      return [];
  }
}
