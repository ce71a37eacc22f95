/** Shows what happens step by step, so that a screen can animate each before the next. */

import type { GameView, Happening } from '../lib/wire';

/** What happened at once. */
export interface NewsStep {
  seq: number;
  happenings: Happening[];
  /** The game as it is still shown, and as it will be. */
  before: GameView | null;
  after: GameView | null;
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

export interface How {
  /** There was nothing on the screen before: it is neither animated nor held. */
  isAtOnce: boolean;
  /** It happened since the last visit: shown with a pause before it, and as soon as there is a screen. */
  isMissed: boolean;
  /** The seat that a shared device shows from then on. */
  handsTo: number | null;
}

interface Waiting extends How {
  step: NewsStep;
  apply: () => void;
}

/** With more steps waiting than this, they are shown without animation. */
const MOST_ANIMATED = 4;
/** An animation that lasts longer than that, in milliseconds, is broken: the game goes on. */
const LONGEST_ANIMATION = 6000;
/** For so long, in milliseconds, a screen that shows what was missed is waited for. */
const LONGEST_WAIT = 4000;

export class Showing {
  isAnimating = $state(false);
  isReturning = $state(false);
  handsTo: number | null = $state(null);
  /** The step at which the game stands still. */
  held: NewsStep | null = $state.raw(null);
  holder: Holder | null = null;
  isSecret = false;
  /** Ends the wait for the animation, or the pause, that runs. */
  hurry: () => void = () => undefined;
  handOn: () => void = () => undefined;

  readonly #listeners = new Set<(step: NewsStep) => void>();
  readonly #pause: () => Promise<void>;
  #waiting: Waiting[] = [];
  /** What is still to be shown of the step that is held. */
  #after: Waiting | null = null;
  /** The step that is being shown. */
  #current: NewsStep | null = null;
  #isBusy = false;
  /** Shows the step that is under way, if it is not shown yet. */
  #finish: () => void = () => undefined;
  #animator: Animator | null = null;

  /** `pause` settles when the next step that was missed may be shown. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  set animator(animator: Animator | null) {
    this.#animator = animator;
    if (animator && this.#waiting.length && !this.#isBusy) void this.#showAll();
  }

  listen(listener: (step: NewsStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(step: NewsStep, apply: () => void, how: Partial<How> = {}): void {
    const { isAtOnce = false, isMissed = false, handsTo = null } = how;
    this.#waiting.push({ step, apply, isAtOnce, isMissed, handsTo });
    this.handOn(); // something newer is to be shown
    if (isMissed && !this.isReturning) {
      this.isReturning = true;
      setTimeout(() => !this.#animator && this.skip(), LONGEST_WAIT);
    }
    if (isAtOnce || (!this.#animator && !isMissed)) this.skip();
    else if (this.#animator && !this.#isBusy) void this.#showAll();
  }

  /** Show everything that waits now, in its order; it still stands still where it is to. */
  skip(): void {
    this.#finish();
    if (this.#current) this.#holdAfter(this.#current);
    this.#current = null;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#show(next);
      this.#holdAfter(next.step);
    }
    this.isReturning = false;
    this.hurry();
  }

  /** The player has looked: go on. */
  release(): void {
    this.held = null;
    const after = this.#after;
    this.#after = null;
    if (after) this.#show(after);
    if (!this.#animator) this.skip();
    else if (!this.#isBusy) void this.#showAll();
  }

  /** Tell of a step that changes nothing of the game. */
  tell(step: NewsStep): void {
    for (const listener of this.#listeners) listener(step);
  }

  /** The next step to be shown; nothing if there is none, or if the game stands still. */
  #next(): Waiting | undefined {
    const next = this.held ? undefined : this.#waiting.shift();
    if (!next || next.isAtOnce || this.holder?.(next.step) !== 'before') return next;
    this.#after = next;
    this.held = next.step;
    return undefined;
  }

  #holdAfter(step: NewsStep): void {
    if (this.holder?.(step) === 'after') this.held = step;
  }

  async #showAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const one = next;
      let isShown = false;
      const once = (): void => {
        if (!isShown) this.#show(one);
        isShown = true;
      };
      this.#finish = once;
      this.#current = one.step;
      await this.#showOne(one, once, () => isShown);
      once();
      if (this.#current === one.step) this.#holdAfter(one.step);
      this.#current = null;
      this.isReturning = this.#waiting.some((other) => other.isMissed);
    }
    this.#finish = () => undefined;
    this.#isBusy = false;
    this.isAnimating = false;
  }

  /** Wait for whoever must look or hand the device on first, then animate a step. */
  async #showOne(one: Waiting, once: () => void, isShown: () => boolean): Promise<void> {
    if (one.isMissed) await this.#unlessHurried(this.#pause());
    if (one.handsTo !== null && this.isSecret && !this.#waiting.length) await this.#untilHandedOn(one.handsTo);
    const moves = one.step.happenings.some((happening) => happening.events?.length);
    const isShort = one.isMissed || this.#waiting.length < MOST_ANIMATED;
    if (!this.#animator || !moves || !isShort || isShown()) return;
    this.isAnimating = true;
    const late = new Promise<void>((resolve) => {
      this.hurry = () => {
        once();
        resolve();
      };
      setTimeout(resolve, LONGEST_ANIMATION);
    });
    try {
      await Promise.race([this.#animator(one.step, once), late]);
    } catch (error) {
      console.error(error); // a broken animation must not stop the game
    }
  }

  #unlessHurried(wait: Promise<void>): Promise<void> {
    return Promise.race([wait, new Promise<void>((resolve) => (this.hurry = resolve))]);
  }

  async #untilHandedOn(seat: number): Promise<void> {
    this.handsTo = seat;
    this.isAnimating = false;
    await new Promise<void>((resolve) => (this.handOn = resolve));
    this.handsTo = null;
  }

  #show({ step, apply }: Waiting): void {
    apply();
    this.tell(step);
  }
}
