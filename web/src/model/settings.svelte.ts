/** What a player chose for this device; kept in the browser. */

import { closestLanguage, type Language } from './i18n.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long an animation takes, compared with a normal one. */
const PACE: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** How one sat down last: offered first the next time. */
export interface Last {
  game: string;
  way: string;
  level: number;
  players: number;
}

export type Store = Pick<Storage, 'getItem' | 'setItem'>;
const KEY = 'serai';

interface Kept {
  theme: Theme;
  language: Language | null;
  hasSound: boolean;
  hasTouch: boolean;
  hasBanter: boolean;
  hasLetters: boolean;
  speed: Speed;
  isZen: boolean;
  notifies: boolean;
  hasKeys: boolean;
  isCalled: boolean;
  quiet: Quiet | null;
  last: Last | null;
  learnt: readonly string[];
  portrait: Portrait | null;
}

/** The portrait of a bot that the guest has chosen: whose game, and which level. */
export interface Portrait {
  game: string;
  level: number;
}

/** Quiet hours, in minutes of the day. */
export interface Quiet {
  start: number;
  end: number;
}

export class Settings {
  theme: Theme = $state('system');
  /** Nothing: as the browser asks for. */
  language: Language | null = $state(null);
  /** On unless switched off; browsers play nothing before the first click. */
  hasSound = $state(true);
  /** A phone trembles with what is heard. */
  hasTouch = $state(true);
  /** Bots say a word now and then. */
  hasBanter = $state(true);
  /** The letters of the notation stand on the pieces. */
  hasLetters = $state(false);
  speed: Speed = $state('normal');
  isZen = $state(false);
  /** Notify the player of their turn while the page is hidden. */
  notifies = $state(false);
  /** Keys of a single letter or digit do something at a table. */
  hasKeys = $state(true);
  /** Call the player on this device, also while no page of ours is open. */
  isCalled = $state(false);
  quiet: Quiet | null = $state.raw(null);
  last: Last | null = $state.raw(null);
  /** The lessons that were learnt to the end, as `game/lesson`. */
  learnt: readonly string[] = $state.raw([]);
  /** How the guest looks in this browser; nothing: the mark of the seat. */
  portrait: Portrait | null = $state.raw(null);
  /** The device asks for less motion; a speed chosen here, other than the default, goes before it. */
  lessMotion = $state(false);

  readonly #store: Store | null;

  constructor(store: Store | null) {
    this.#store = store;
    const kept = this.#read();
    if (THEMES.includes(kept.theme as Theme)) this.theme = kept.theme as Theme;
    if (SPEEDS.includes(kept.speed as Speed)) this.speed = kept.speed as Speed;
    this.language = closestLanguage(kept.language);
    this.hasSound = kept.hears !== false;
    this.hasTouch = kept.hasTouch !== false;
    this.hasBanter = kept.hasBanter !== false;
    this.hasLetters = kept.hasLetters === true;
    this.isZen = kept.isZen === true;
    this.notifies = kept.notifies === true;
    this.hasKeys = kept.hasKeys !== false;
    this.isCalled = kept.isCalled === true;
    this.quiet = quietOf(kept.quiet);
    this.last = lastOf(kept.last);
    this.portrait = portraitOf(kept.portrait);
    if (Array.isArray(kept.learnt)) this.learnt = kept.learnt.filter((one) => typeof one === 'string');
  }

  /** Change some and keep them. */
  set(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { theme, language, hasSound, hasTouch, hasBanter, hasLetters, speed, isZen, last, learnt } = this;
    const { notifies, isCalled, quiet, hasKeys, portrait } = this;
    // `hears`: sounds were once off unless switched on, and kept so by everybody who had never chosen.
    const rest = { hasTouch, hasBanter, hasLetters, speed, isZen, notifies, isCalled, quiet, hasKeys, last, learnt };
    const kept = { theme, language, hears: hasSound, ...rest, portrait };
    try {
      this.#store?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full or forbidden store: the choice lasts as long as the page.
    }
  }

  /** How long an animation of `ms` milliseconds takes at the chosen speed; 0: do not animate. */
  duration = (normal: number): number => (this.lessMotion && this.speed === 'normal' ? 0 : normal * PACE[this.speed]);

  #read(): Partial<Record<keyof Kept | 'hears', unknown>> & { language?: string | null } {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? kept : {};
    } catch {
      return {};
    }
  }
}

function quietOf(kept: unknown): Quiet | null {
  const { start, end } = (kept ?? {}) as Partial<Record<keyof Quiet, unknown>>;
  const isTime = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1440;
  return isTime(start) && isTime(end) ? { start, end } : null;
}

function portraitOf(kept: unknown): Portrait | null {
  const { game, level } = (kept ?? {}) as Partial<Record<keyof Portrait, unknown>>;
  return typeof game === 'string' && typeof level === 'number' ? { game, level } : null;
}

function lastOf(kept: unknown): Last | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { game, way, level, players } = kept as Partial<Record<keyof Last, unknown>>;
  const isWhole = typeof game === 'string' && typeof way === 'string';
  return isWhole && typeof level === 'number' && typeof players === 'number' ? { game, way, level, players } : null;
}
