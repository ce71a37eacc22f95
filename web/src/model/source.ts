/** Where a table comes from: a server (`socket.ts`) or a recorded game (`recording.ts`). */

import type { AnyCommand, AnyFrame, Done, Hello, Hinted, Problem, Tried } from '../lib/wire';

/** `waiting`: cut, and about to come back by itself. `closed`: left, or refused for good (the failure says why). */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

/** How to look: the seat, whether to follow the turn, the language of refusals. */
export type Look = Partial<
  Pick<Hello, 'seat' | 'follows_turn' | 'says_seen' | 'language' | 'is_looking' | 'past' | 'shows_own'>
>;

export type Answer = Done | Tried | Hinted;

/** A command without its id, which the source adds. */
export type Wanted<C extends AnyCommand = AnyCommand> = C extends AnyCommand ? Omit<C, 'id'> : never;

/** A command that was refused, or a table that cannot be entered. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }
}

/** What a source reports. */
export interface Listener {
  onFrame: (frame: AnyFrame) => void;
  onState: (state: ConnectionState, failure: Problem | null) => void;
}

export interface Source {
  /** Begin to report to the listener. Called once. */
  open(listener: Listener): void;
  /** Give a command; rejects with a `Refusal`. */
  command(wanted: Wanted): Promise<Answer>;
  /** Look from another seat, or be answered in another language. */
  look(hello: Look): void;
  /** Say whether the player has the table before their eyes: a player who has not may be called. */
  attend(isLooking: boolean): void;
  /** The network is back, or the page is visible again: check the connection now. */
  nudge(): void;
  close(): void;
}
