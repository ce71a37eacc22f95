/** Which key does what just now. Buttons come and go; a key works while what it stands for is there. */

/** What can be done by one key, and the key. */
const BY_KEY = {
  h: 'hint',
  u: 'undo',
  ',': 'back',
  '.': 'forward',
  l: 'log',
  c: 'chat',
  m: 'sound',
  '?': 'help',
  i: 'explain',
} as const;
export type KeyId = (typeof BY_KEY)[keyof typeof BY_KEY];

/** The same keys by their place, for keyboards that write other letters there. */
const BY_PLACE: Readonly<Record<string, KeyId>> = {
  KeyH: 'hint',
  KeyU: 'undo',
  Comma: 'back',
  Period: 'forward',
  KeyL: 'log',
  KeyC: 'chat',
  KeyM: 'sound',
  KeyI: 'explain',
};

/** As `aria-keyshortcuts` wants it. */
export function shortcutOf(id: KeyId): string {
  return (
    Object.entries(BY_KEY)
      .find(([, one]) => one === id)?.[0]
      .toUpperCase() ?? ''
  );
}

/** Where letters are typed. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
/** What does something of its own when Enter is pressed. */
const PRESSED = 'button, a[href], summary, input, select, textarea, [role="button"]';
/** Keys that may be held down. */
const HELD: ReadonlySet<KeyId> = new Set<KeyId>(['back', 'forward']);

/** Where arrows have a meaning already. */
const OWN_ARROWS = `${PRESSED}, [tabindex="0"]`;
const ARROW = /^Arrow(?:Left|Right|(Up|Down))$/;

interface Setting {
  /** Whether keys of one letter or digit are wanted: whoever speaks to a computer may not want them. */
  isOn: () => boolean;
  page: Pick<Document, 'querySelector' | 'querySelectorAll' | 'scrollingElement'>;
}

export class Keys {
  readonly #acts = new Map<KeyId, (() => void)[]>();
  readonly #setting: Setting;
  /** How many tables want it. */
  #entered = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** From now on a key does this, until what is returned is called; of several the last one is done. */
  on(id: KeyId, act: () => void): () => void {
    const acts = this.#acts.get(id) ?? [];
    acts.push(act);
    this.#acts.set(id, acts);
    return () => void acts.splice(acts.indexOf(act), 1);
  }

  /** From now on the first arrow leads to what can be chosen, until what is returned is called. */
  enterByArrows(): () => void {
    this.#entered += 1;
    return () => void (this.#entered -= 1);
  }

  /** For `onkeydown` of the whole page. */
  pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Object && 'closest' in event.target ? (event.target as Element) : null;
    // What lies over the page has keys of its own.
    if (target?.closest(TYPING) || this.#setting.page.querySelector('dialog[open]')) return;
    if (this.#act(event, target)) event.preventDefault();
  };

  #act(event: KeyboardEvent, target: Element | null): boolean {
    if (event.key === 'Enter') return !target?.closest(PRESSED) && this.#confirm();
    const arrow = ARROW.exec(event.key);
    if (arrow) return !target?.closest(OWN_ARROWS) && !(arrow[1] && this.#canScroll()) && this.#enter();
    if (!this.#setting.isOn()) return false;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit && !event.repeat) return this.#choose(Number(digit), event.shiftKey ? 'own' : 'offered');
    const id = idOf(event);
    const act = id && this.#acts.get(id)?.at(-1);
    if (!act || (event.repeat && !HELD.has(id))) return false;
    act();
    return true;
  }

  #confirm(): boolean {
    const button = this.#setting.page.querySelector<HTMLElement>('[data-action="confirm"]');
    button?.click();
    return button !== null;
  }

  #canScroll(): boolean {
    const all = this.#setting.page.scrollingElement;
    return all !== null && all.scrollHeight > all.clientHeight;
  }

  #enter(): boolean {
    const row = this.#entered ? this.#buttons('offered') : [];
    const button = row.find((one) => one.tabIndex === 0) ?? row[0];
    button?.focus();
    return button !== undefined;
  }

  /** Those of the last row. */
  #buttons(row: 'offered' | 'own'): HTMLElement[] {
    const rows = [...this.#setting.page.querySelectorAll<HTMLElement>(`[data-digits~="${row}"]`)];
    return (
      rows
        .map((one) => [...one.querySelectorAll<HTMLElement>('button, [role="radio"]')])
        .filter((found) => found.length)
        .at(-1) ?? []
    );
  }

  /**
   * Press the button at this place of a row: `data-digits="offered"` or `own`, or both.
   *
   * Of several rows the last one counts: what is asked last stands last.
   */
  #choose(number: number, row: 'offered' | 'own'): boolean {
    const button = this.#buttons(row)[number - 1];
    button?.focus();
    button?.click();
    return button !== undefined;
  }
}

function idOf(event: KeyboardEvent): KeyId | null {
  const key = event.key.toLowerCase();
  if (key in BY_KEY) return BY_KEY[key as keyof typeof BY_KEY];
  // A letter of another script: the key at that place is meant.
  return /^[\u0080-\uffff]$/.test(key) && !event.shiftKey ? (BY_PLACE[event.code] ?? null) : null;
}
