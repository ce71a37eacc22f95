/**
 * What is heard and felt. The sounds are made in `synth.ts`, which is loaded with the first of them.
 * Browsers play nothing before the reader's first click or key; until then nothing is asked of them.
 */

export const SOUNDS = [
  'card',
  'take',
  'token',
  'bonus',
  'dice',
  'camel',
  'turn',
  'seal',
  'win',
  'lose',
  'said',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, some milliseconds after what it belongs to. */
export interface Cue {
  sound: Sound;
  after?: number;
}

/** For phones: milliseconds of trembling, stillness, trembling … */
const TOUCH: Partial<Record<Sound, readonly number[]>> = {
  card: [8],
  take: [6],
  token: [10],
  bonus: [10, 40, 16],
  dice: [6, 40, 8, 60, 14],
  camel: [12, 90, 8],
  turn: [16, 70, 16],
  seal: [30],
  win: [18, 60, 18, 60, 40],
  lose: [40],
};
/** No more than that begin within a moment; the rest are not missed. */
const MOST = 5;
const MOMENT = 160;

export interface Switches {
  readonly hasSound: boolean;
  readonly hasTouch: boolean;
}

export class Sounds {
  readonly #switches: Switches;
  #context: AudioContext | null = null;
  #out: AudioNode | null = null;
  #recent: number[] = [];

  constructor(switches: Switches) {
    this.#switches = switches;
  }

  /** Play a sound and tremble with it, as far as the reader wants it and the device can. */
  play = (sound: Sound, after = 0): void => {
    if (!hasBeenTouched()) return;
    const now = performance.now() + after;
    this.#recent = this.#recent.filter((at) => Math.abs(now - at) < MOMENT);
    if (this.#recent.length >= MOST) return;
    this.#recent.push(now);
    if (this.#switches.hasTouch) this.#tremble(sound, after);
    if (this.#switches.hasSound) void this.#sound(sound, after).catch(() => undefined); // no sound here: the game goes on
  };

  /** Several, each in its time. */
  playAll = (cues: readonly Cue[], pace = 1): void => {
    for (const { sound, after = 0 } of cues) this.play(sound, after * pace);
  };

  #tremble(sound: Sound, after: number): void {
    const pattern = TOUCH[sound];
    if (!pattern || !('vibrate' in navigator)) return;
    setTimeout(() => navigator.vibrate([...pattern]), after);
  }

  async #sound(sound: Sound, after: number): Promise<void> {
    const asked = performance.now();
    const { outlet, render } = await import('./synth');
    await painted();
    this.#context ??= new AudioContext();
    this.#out ??= outlet(this.#context);
    if (this.#context.state !== 'running') await this.#context.resume();
    // What comes much too late, after a phone call say, is not played at all.
    if (performance.now() - asked > 1500) return;
    const waited = (performance.now() - asked) / 1000;
    render(this.#context, this.#out, sound, this.#context.currentTime + Math.max(0.005, after / 1000 - waited));
  }
}

/** After the next frame, so that what is seen never waits for what is heard. A hidden page has no frames. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const hasBeenTouched = (): boolean => {
  const activation = (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation;
  return activation?.hasBeenActive ?? true;
};

/** What is heard after the pieces of a step, if anything: that somebody spoke, or whose turn it is. The end has its own. */
export function afterPieces(step: { isOver: boolean; becomesMine: boolean; isSaid: boolean }): Sound | null {
  if (step.isSaid) return 'said';
  return step.becomesMine && !step.isOver ? 'turn' : null;
}
