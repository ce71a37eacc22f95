/** A finished game that is looked at step by step: its history from one side, and the table at a step. */

import { untrack } from 'svelte';
import * as say from '../../lib/messages';
import type { History, Problem } from '../../lib/wire';
import { api, catalogue, i18n } from '../../app.svelte';
import { problemFrom } from '../../model/api';
import type { Names } from '../../model/i18n.svelte';
import { Recording, stopsOf } from '../../model/recording';
import { TableModel } from '../../model/table.svelte';
import { seatName } from '../table/names';
import type { Told } from './StepList.svelte';

export class Stage {
  history: History | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The side it is seen from; null for a spectator. */
  seat: number | null = $state(null);
  model: TableModel | null = $state.raw(null);

  #recording: Recording | null = null;
  /** The step that is shown; -1: none yet. */
  #shown = -1;
  readonly #table: string;
  readonly #wanted: () => number | null;
  readonly #onlyStops: boolean;

  /** `wanted` is the step of the address; with `onlyStops` the next one at which a reader stops is shown. */
  constructor(table: string, wanted: () => number | null, onlyStops = false) {
    this.#table = table;
    this.#wanted = wanted;
    this.#onlyStops = onlyStops;
    $effect(() => {
      const [found, step] = [this.history, this.at];
      if (found) untrack(() => this.#show(found, step));
    });
    $effect(() => () => this.model?.close());
  }

  last = $derived.by(() => this.history?.steps.length ?? 0);
  /** The steps a reader stops at: chance answers with the move before it. */
  stops: readonly number[] = $derived.by(() => stopsOf(this.history?.steps ?? []));
  at = $derived.by(() => {
    const wanted = Math.max(this.stops[0] ?? 0, Math.min(this.#wanted() ?? 0, this.last));
    return this.#onlyStops ? (this.stops.find((one) => one >= wanted) ?? wanted) : wanted;
  });
  game = $derived.by(() => this.history?.table.game ?? '');
  /** The seat of the reader, if there is exactly one. */
  own: number | null = $derived.by(() => {
    const found = (this.history?.table.seats ?? []).flatMap((one, i) => (one.is_you ? [i] : []));
    return found.length === 1 ? (found[0] ?? null) : null;
  });
  told: readonly Told[] = $derived.by(() =>
    (this.history?.steps ?? []).flatMap(({ who, events }, i) => {
      const text = i18n.sayAll(
        events.map((event) => event.say),
        this.names,
      );
      return text ? [{ step: i + 1, seat: who === '*' ? null : Number(who) - 1, text }] : [];
    }),
  );
  title = $derived.by(() => {
    if (!this.history) return '';
    const players = this.history.table.seats.map((_, i) => this.names(i)).join(' – ');
    return `${i18n.say(catalogue.nameOf(this.game))} · ${players}`;
  });
  outcome = $derived.by(() => {
    const found = this.history?.table.outcome;
    if (!found) return '';
    if (!found.winners.length) return i18n.say(say.nobodyWins());
    const winners = { list: found.winners.map((one) => ({ seat: one })), separator: null };
    return i18n.say(say.ending({ winners, count: found.winners.length, how: found.how }), this.names);
  });

  readonly names: Names = Object.assign(
    (one: number): string => {
      const seats = this.history?.table.seats ?? [];
      return seatName(seats[one] ?? { kind: 'open' }, one, this.game, seats);
    },
    { isYou: (one: number) => this.own === one },
  );

  next = (from: number): number => this.stops.find((one) => one > from) ?? this.last;
  previous = (from: number): number => this.stops.filter((one) => one < from).at(-1) ?? 0;

  /** Read the history from a side; at first from the reader's own seat, or else from the winner's. */
  async load(from: number | null | undefined = undefined): Promise<void> {
    this.problem = null;
    try {
      const asked = api.history(this.#table, from === undefined ? 0 : from);
      const [found] = await Promise.all([asked, catalogue.load()]);
      await i18n.need(found.table.game).catch(() => undefined);
      if (from === undefined) {
        const own = found.table.seats.findIndex((one) => one.is_you);
        const best = own >= 0 ? own : (found.table.outcome?.winners[0] ?? 0);
        if (best !== 0) return await this.load(best);
      }
      this.seat = from === undefined ? 0 : from;
      this.#shown = -1;
      this.history = found;
    } catch (error) {
      this.problem = problemFrom(error);
    }
  }

  /** A move forward is shown as at a live table; every other jump makes the table anew. */
  #show(found: History, wanted: number): void {
    const [model, shown] = [this.model, this.#shown];
    if (this.#recording && model && shown >= 0 && wanted > shown && wanted === this.next(shown)) {
      // Whoever presses quickly does not wait for pieces that fly.
      const isHurried = model.isAnimating;
      if (isHurried) model.skip();
      this.#recording.forward(wanted);
      if (isHurried) model.skip();
    } else if (wanted !== shown) {
      model?.close();
      this.#recording = new Recording(found, wanted);
      this.model = new TableModel({
        source: this.#recording,
        nameOf: (seat, number) => seatName(seat, number, found.table.game, found.table.seats),
      });
    }
    this.#shown = wanted;
  }
}

/** Milliseconds between two steps of a game that plays itself. */
const PACE = 1500;

/** Plays a stage on by itself, step by step, until its end; `go` shows a step. */
export class Playback {
  isOn = $state(false);
  readonly #stage: Stage;
  readonly #go: (step: number) => void;

  constructor(stage: Stage, go: (step: number) => void) {
    this.#stage = stage;
    this.#go = go;
    $effect(() => {
      const timer = setInterval(() => this.#step(), PACE);
      return () => clearInterval(timer);
    });
  }

  /** Begin or stop; from the end it begins anew. */
  toggle = (): void => {
    if (!this.isOn && this.#stage.at === this.#stage.last) this.#go(0);
    this.isOn = !this.isOn;
  };

  #step(): void {
    if (this.isOn && this.#stage.at < this.#stage.last) this.#go(this.#stage.next(this.#stage.at));
    else this.isOn = false;
  }
}

/** The keys of a game that is looked at step by step. */
export function stepKeys(stage: Stage, go: (step: number) => void, play: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest('dialog, input, textarea, [role="log"]')) return;
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    const steps: Record<string, () => void> = {
      ArrowLeft: () => go(stage.previous(stage.at)),
      ArrowRight: () => go(stage.next(stage.at)),
      Home: () => go(0),
      End: () => go(stage.last),
      ' ': play,
    };
    const act = steps[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
