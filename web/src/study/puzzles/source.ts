/** A position to solve as the source of a table: one move can be made, and it is sent as the attempt. */

import { type PositionToSolve, PROTOCOL, type SeatInfo, type Solution, type TableInfo } from '../../lib/wire';
import { type Answer, type Listener, Refusal, type Source, type Wanted } from '../../model/source';
import type { StudyCalls } from './calls';

export class StudySource implements Source {
  readonly #position: PositionToSolve;
  readonly #calls: StudyCalls;
  readonly #onsolution: (solution: Solution) => void;
  #listener: Listener | null = null;
  #seq = 1;

  constructor(position: PositionToSolve, calls: StudyCalls, onsolution: (solution: Solution) => void) {
    this.#position = position;
    this.#calls = calls;
    this.#onsolution = onsolution;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    const { seat, shown } = this.#position;
    const table = tableOf(this.#position);
    listener.onFrame({ type: 'welcome', protocol: PROTOCOL, seq: this.#seq, table, seat, game: shown, happenings: [] });
    listener.onState('open', null);
  }

  /** What a move would do is asked; a move is the attempt. There is nothing else to do. */
  async command(wanted: Wanted): Promise<Answer> {
    if (wanted.type === 'try') {
      const { move, parts } = wanted;
      const told = await this.#calls.try(this.#position.id, move == null ? { parts } : { move });
      return { type: 'tried', id: '', ...told };
    }
    if (wanted.type !== 'move') throw new Refusal({ code: 'web.closed', args: {}, message: '' });
    const solution = await this.#calls.attempt(this.#position.id, wanted.move);
    const { seat, shown } = this.#position;
    const game = { ...shown, legal: [] };
    this.#listener?.onFrame({ type: 'news', seq: ++this.#seq, seat, turn: null, happenings: [], game });
    this.#onsolution(solution);
    return { type: 'done', id: '', seq: this.#seq };
  }

  /** Make the best move on the table. */
  show(solution: Solution): void {
    const { seat } = this.#position;
    const happening = { seq: ++this.#seq, at: 0, kind: 'moved', seat, events: solution.events };
    const game = { view: solution.after, legal: [] };
    this.#listener?.onFrame({ type: 'news', seq: this.#seq, seat, turn: null, happenings: [happening], game });
  }

  look(): void {}

  attend(): void {}

  nudge(): void {}

  close(): void {
    this.#listener = null;
  }
}

/** The table around a position: the solver sits where somebody is to move, and nobody else is there. */
function tableOf(position: PositionToSolve): TableInfo {
  const { id, game, rules, options, seats, seat } = position;
  const who = (number: number): SeatInfo => ({ kind: 'guest', is_you: number === seat, is_here: true });
  return {
    id,
    game,
    rules,
    options,
    seats: Array.from({ length: seats }, (_, number) => who(number)),
    phase: 'playing',
    commitment: '',
    turn: seat,
  };
}
