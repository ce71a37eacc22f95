/**
 * Says messages in the reader's language. Texts are loaded in parts, when they are first wanted: `general` always,
 * `table` and those of a game where something of them is said, or before that where it is known that it will be.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as say from '../lib/messages';
import type { ArgumentObject, ListObject, MessageObject, Problem, SeatObject } from '../lib/wire';

export const LANGUAGES = ['en', 'fr', 'it', 'ja', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ru: 'Русский',
};

/** Anything that can be said. */
export type Sayable = MessageObject | SeatObject | ListObject | string;
/** The name of a seat; without a table, players are numbered from 1. `isYou`: whether the reader alone sits there. */
export interface Names {
  (seat: number): string;
  isYou?: (seat: number) => boolean;
}
/** Loads a part of the texts; null if there is no such part. */
export type LoadText = (language: Language, part: string) => Promise<string> | null;
/** Loads a text in a language. */
export type LoadMore = (language: Language) => Promise<string>;
/** The part that is always there. */
const GENERAL = 'general';
/** Milliseconds before a text that did not come is asked for again. */
const PAUSE = 3000;

/** The language of ours that a locale such as `fr-CA` asks for. */
export function closestLanguage(wanted: string | null | undefined): Language | null {
  const code = (wanted ?? '').split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The first of a browser's languages that is one of ours; English if none is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = closestLanguage(one);
    if (found) return found;
  }
  return 'en';
}

export class I18n {
  language: Language = $state('en');
  isLoaded = $derived.by(() => this.#bundle !== null);

  #bundle: FluentBundle | null = $state.raw(null);
  readonly #bundles = new Map<Language, FluentBundle>();
  /** Parts that were asked for, by language and name. */
  readonly #parts = new Map<string, Promise<void>>();
  readonly #needed = new Set([GENERAL]);
  /** Counts the parts that came: what was said without them is said anew. */
  #arrived = $state(0);
  #waiting = 0;
  /** Making one takes longer than using it a thousand times. */
  readonly #formats = new Map<string, Intl.NumberFormat>();
  readonly #load: LoadText;
  /** Texts that few pages need, and that have no part of their own. */
  readonly #more = new Map<LoadMore, Promise<void>>();
  readonly #isStrict: boolean;
  #wanted: Language;

  /** A strict one, for tests, throws where a message is incomplete. `wanted` will be used first. */
  constructor(load: LoadText, isStrict = false, wanted: Language = 'en') {
    this.#load = load;
    this.#isStrict = isStrict;
    this.#wanted = wanted;
  }

  /** Speak another language from now on; the old one is spoken until the new text is here. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const parts = [...this.#needed].map((part) => this.#ask(language, part));
    await Promise.all([...parts, ...[...this.#more.keys()].map((load) => this.#addTo(language, load))]);
    if (this.#wanted !== language) return; // changed again meanwhile
    this.#bundle = this.#bundles.get(language) ?? null;
    this.language = language;
  }

  /** From now on this part is needed too: `table`, `lessons`, or a game by its id. */
  need = async (part: string): Promise<void> => {
    this.#needed.add(part);
    await this.#ask(this.#wanted, part);
  };

  /** Be able to say more, in every language. Ends when the wanted language has it. */
  also(load: LoadMore): Promise<void> {
    let loaded = this.#more.get(load);
    if (!loaded) {
      loaded = this.#addTo(this.#wanted, load);
      this.#more.set(load, loaded);
      loaded.catch(() => this.#more.delete(load)); // it is tried again when it is wanted again
    }
    return loaded;
  }

  async #addTo(language: Language, load: LoadMore): Promise<void> {
    this.#add(language, await load(language));
  }

  #add(language: Language, text: string): void {
    let bundle = this.#bundles.get(language);
    // Direction marks around every argument would end up in titles and labels: only foreign names get them, below.
    if (!bundle) this.#bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
    const errors = bundle.addResource(new FluentResource(text), { allowOverrides: true });
    if (errors.length && this.#isStrict) throw errors[0];
  }

  /** Load a part once; a failure is remembered for a moment only. */
  #ask(language: Language, part: string): Promise<void> {
    const name = `${language} ${part}`;
    const asked = this.#parts.get(name);
    if (asked) return asked;
    const text = this.#load(language, part);
    if (text === null) return Promise.resolve();
    this.#waiting += 1;
    const loading = text
      .then((text) => this.#add(language, text))
      .catch((error: unknown) => {
        setTimeout(() => this.#parts.delete(name), PAUSE);
        throw error;
      })
      .finally(() => {
        this.#waiting -= 1;
        this.#arrived += 1;
      });
    this.#parts.set(name, loading);
    return loading;
  }

  /** The sentence of a message; plain text, such as a name, is said as it is. */
  say = (message: Sayable, names: Names = this.#player): string => {
    if (typeof message === 'string') return message;
    if ('seat' in message) return isolated(names(message.seat));
    if ('list' in message) return this.#join(message, names);
    return this.#format(message, names) ?? this.#bare(message, names);
  };

  /** All sentences whose keys begin like this and that need nothing else to be said. */
  allOf = (prefix: string): string[] => {
    void this.#arrived; // more of them may have come
    const keys = [...(this.#bundle?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
    return keys.map((key) => this.say({ key, args: {} }));
  };

  /** Sentences one after the other; Japanese puts nothing between them. */
  sayAll = (messages: readonly Sayable[], names: Names = this.#player): string =>
    messages.map((message) => this.say(message, names)).join(this.language === 'ja' ? '' : ' ');

  /** What is wrong, in words: by its code, so that it is said anew when the language changes. */
  problem = (problem: Problem): string => {
    if (problem.code === 'web.offline') return this.say(say.offline());
    if (problem.code === 'protocol.version') return this.say(say.outdated());
    const [group = '', name = ''] = problem.code.split(/\.(.*)/s);
    for (const key of [`${group}-error-${name}`, `error-${group}-${name}`]) {
      if (this.#bundle?.hasMessage(key)) {
        const said = this.#format({ key, args: problem.args }, this.#player, false);
        if (said !== null) return said;
      }
    }
    return problem.message || this.say(say.problem());
  };

  number = (value: number, options?: Intl.NumberFormatOptions): string => {
    const kind = `${this.language} ${JSON.stringify(options ?? {})}`;
    let format = this.#formats.get(kind);
    if (!format) this.#formats.set(kind, (format = new Intl.NumberFormat(this.language, options)));
    return format.format(value);
  };

  /** "2–4", as the language writes it. */
  range = (least: number, most: number): string =>
    least === most ? this.number(least) : new Intl.NumberFormat(this.language).formatRange(least, most);

  percent = (share: number): string => this.number(share, { style: 'percent', maximumFractionDigits: 0 });
  /** An estimated chance: never 100% or 0%, unless it is certain. */
  chance = (share: number, isCertain = false): string => {
    if (isCertain || (share >= 0.005 && share < 0.995)) return this.percent(share);
    return this.say(say.chanceNear({ end: share > 0.5 ? 'sure' : 'hopeless' }));
  };

  date = (at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string =>
    new Intl.DateTimeFormat(regional(this.language), options).format(at);

  /** "3 minutes ago". */
  ago = (at: number, now: number = Date.now()): string => {
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const seconds = Math.round((at - now) / 1000);
    const units = [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
    ] as const;
    for (const [unit, size] of units)
      if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    return format.format(Math.min(0, seconds), 'second');
  };

  #player = (seat: number): string => this.say(say.player({ number: seat + 1 }));

  #format(message: MessageObject, names: Names, isStrict: boolean = this.#isStrict): string | null {
    const found = this.#bundle?.getMessage(message.key);
    // A sentence about the reader's own seat may have a form of its own: "You win".
    const pattern = (isAboutYou(message, names) && found?.attributes['you']) || found?.value;
    if (this.#bundle && !pattern && !this.#isStrict && this.#isMissing(message.key)) return '';
    if (!this.#bundle || !pattern) {
      if (isStrict) throw new Error(`${this.language}: no message ${message.key}`);
      if (this.#bundle) console.error(`${this.language}: no message ${message.key}`);
      return null;
    }
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) args[name] = this.#argument(value, names);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length && isStrict) throw new Error(`${this.language} ${message.key}: ${errors[0]}`);
    if (errors.length === 0) return text;
    if (message.key.includes('error-')) return null; // the server has sent a sentence with it
    console.error(`${this.language} ${message.key}: ${errors[0]}`);
    return text;
  }

  /** Whether the text of a message may still come; if its part was never asked for, it is now. */
  #isMissing(key: string): boolean {
    void this.#arrived; // when it has come, this is said anew
    const game = /^(?:web-)?([a-z]+)-/.exec(key)?.[1] ?? '';
    const parts = /-lesson-/.test(key) ? ['lessons'] : key.startsWith('error-') ? ['study'] : ['table', game];
    for (const part of parts)
      if (!this.#parts.has(`${this.language} ${part}`)) void this.need(part).catch(() => undefined);
    return this.#waiting > 0;
  }

  /** A message whose text the app was not built with, such as a game's that was added later: its key and arguments. */
  #bare({ key, args }: MessageObject, names: Names): string {
    const said = Object.values(args).map((value) => String(this.#argument(value, names)));
    return [key, ...said].join(' ');
  }

  #argument(value: ArgumentObject, names: Names): FluentVariable {
    return typeof value === 'number' ? value : this.say(value, names);
  }

  #join(listing: ListObject, names: Names): string {
    const items = listing.list.map((item) => this.say(item, names));
    if (items.length === 0) return this.say(say.listNothing());
    if (listing.separator !== null) return items.join(listing.separator);
    const last = items.pop() ?? '';
    if (items.length === 0) return last;
    const first = items.reduce((joined, item) => this.say(say.listMore({ items: joined, item })));
    return this.say(say.listLast({ items: first, item: last }));
  }
}

/** Whether a sentence has the reader's own seat as an argument, alone in a list or by itself. */
function isAboutYou({ args }: MessageObject, names: Names): boolean {
  return Object.values(args).some((value) => {
    const only = typeof value === 'object' && 'list' in value && value.list.length === 1 ? value.list[0] : value;
    return typeof only === 'object' && 'seat' in only && names.isYou?.(only.seat) === true;
  });
}

/** A name written from right to left must not turn the sentence around it. */
function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name)
    ? String.fromCharCode(0x2068) + name + String.fromCharCode(0x2069)
    : name;
}

/** The reader's own form of a language, as the browser names it: dates are not the same in London and in New York. */
const regional = (language: string): string =>
  globalThis.navigator?.languages?.find((one) => one.split('-')[0] === language) ?? language;
