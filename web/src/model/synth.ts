/** The sounds themselves, made of noise and tones when they are needed: no file is loaded. */

import type { Sound } from './sounds';

/** Where sounds go: a soft ceiling, so that many at once are no louder than one. */
export function outlet(audio: BaseAudioContext): AudioNode {
  const volume = audio.createGain();
  volume.gain.value = 0.7;
  const ceiling = audio.createDynamicsCompressor();
  ceiling.threshold.value = -14;
  ceiling.knee.value = 8;
  ceiling.ratio.value = 12;
  ceiling.attack.value = 0.002;
  ceiling.release.value = 0.12;
  volume.connect(ceiling).connect(audio.destination);
  return volume;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
/** One second of noise, the same every time. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const kept = noises.get(audio);
  if (kept) return kept;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 20241;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(audio, buffer);
  return buffer;
}

/** What a sound is built with: all times in seconds from its beginning. */
class Bench {
  readonly #audio: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #begin: number;

  constructor(audio: BaseAudioContext, out: AudioNode, begin: number) {
    this.#audio = audio;
    this.#out = out;
    this.#begin = begin;
  }

  #shaped(at: number, attack: number, length: number, loud: number): GainNode {
    const gain = this.#audio.createGain();
    const from = this.#begin + at;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.linearRampToValueAtTime(loud, from + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    gain.connect(this.#out);
    return gain;
  }

  /** A tone that glides from one pitch to another, in hertz. */
  tone(
    at: number,
    from: number,
    length: number,
    loud: number,
    how: { to?: number; type?: OscillatorType; attack?: number } = {},
  ): void {
    const tone = this.#audio.createOscillator();
    const begin = this.#begin + at;
    tone.type = how.type ?? 'sine';
    tone.frequency.setValueAtTime(from, begin);
    if (how.to) tone.frequency.exponentialRampToValueAtTime(how.to, begin + length);
    tone.connect(this.#shaped(at, how.attack ?? 0.003, length, loud));
    tone.start(begin);
    tone.stop(begin + length);
  }

  /** Air: noise of one colour, which may change. */
  air(
    at: number,
    from: number,
    length: number,
    loud: number,
    how: { to?: number; attack?: number; q?: number; kind?: BiquadFilterType } = {},
  ): void {
    const source = this.#audio.createBufferSource();
    source.buffer = noise(this.#audio);
    const filter = this.#audio.createBiquadFilter();
    const begin = this.#begin + at;
    filter.type = how.kind ?? 'bandpass';
    filter.Q.value = how.q ?? 0.9;
    filter.frequency.setValueAtTime(from, begin);
    if (how.to) filter.frequency.exponentialRampToValueAtTime(how.to, begin + length);
    source.connect(filter).connect(this.#shaped(at, how.attack ?? 0.004, length, loud));
    source.start(begin, (at * 7.3) % 0.6, length);
  }

  /** A plucked string. */
  pluck(at: number, pitch: number, length: number, loud: number): void {
    this.tone(at, pitch, length, loud, { type: 'triangle', attack: 0.006 });
    this.tone(at, pitch * 2.003, length * 0.6, loud * 0.35, { attack: 0.004 });
    this.tone(at, pitch * 3.01, length * 0.3, loud * 0.16, { attack: 0.003 });
    this.air(at, 2600, 0.03, loud * 0.35);
  }

  /** Metal on metal. */
  clink(at: number, pitch: number, loud: number): void {
    for (const [ratio, share, length] of [
      [1, 1, 0.24],
      [1.52, 0.6, 0.17],
      [2.37, 0.32, 0.1],
    ] as const)
      this.tone(at, pitch * ratio, length, loud * share, { attack: 0.001 });
    this.air(at, 6800, 0.02, loud * 0.7, { q: 0.6, attack: 0.001 });
  }

  /** Wood on wood. */
  knock(at: number, pitch: number, loud: number): void {
    this.tone(at, pitch, 0.07, loud, { to: pitch * 0.72, attack: 0.001 });
    this.air(at, pitch * 3.4, 0.035, loud * 0.9, { q: 1.6, attack: 0.001 });
  }
}

const SOUNDS: Record<Sound, (on: Bench) => void> = {
  card(on) {
    on.air(0, 1500, 0.13, 0.34, { to: 3200, attack: 0.05, q: 0.7 });
    on.air(0.12, 900, 0.05, 0.3, { attack: 0.002 });
    on.tone(0.12, 165, 0.09, 0.3, { to: 90, attack: 0.002 });
  },
  take(on) {
    on.air(0, 2400, 0.1, 0.26, { to: 4600, attack: 0.04, q: 0.8 });
    on.air(0.05, 1200, 0.12, 0.22, { to: 700, attack: 0.03 });
    on.tone(0.14, 210, 0.06, 0.18, { to: 130, attack: 0.002 });
  },
  token(on) {
    on.clink(0, 2350, 0.15);
    on.clink(0.055, 2790, 0.1);
    on.tone(0.002, 190, 0.05, 0.14, { to: 120 });
  },
  bonus(on) {
    [1568, 1976, 2349, 3136].forEach((pitch, i) => on.clink(i * 0.075, pitch, 0.13));
    on.tone(0.22, 784, 0.5, 0.1, { attack: 0.02 });
  },
  dice(on) {
    const knocks = [
      [0, 520, 0.2],
      [0.06, 640, 0.16],
      [0.11, 470, 0.24],
      [0.19, 590, 0.2],
      [0.25, 430, 0.26],
      [0.36, 500, 0.22],
      [0.43, 380, 0.3],
      [0.56, 340, 0.34],
      [0.63, 410, 0.14],
    ] as const;
    for (const [at, pitch, loud] of knocks) on.knock(at, pitch, loud);
    on.tone(0.56, 120, 0.1, 0.24, { to: 75 });
  },
  camel(on) {
    for (const at of [0, 0.17, 0.36]) {
      on.tone(at, 105, 0.11, 0.36, { to: 62, attack: 0.006 });
      on.air(at, 420, 0.1, 0.26, { to: 240, kind: 'lowpass', attack: 0.008 });
    }
    on.clink(0.1, 1180, 0.05);
    on.clink(0.29, 1330, 0.045);
  },
  turn(on) {
    on.pluck(0, 587.3, 0.45, 0.17);
    on.pluck(0.13, 880, 0.6, 0.15);
  },
  seal(on) {
    on.air(0, 500, 0.06, 0.22, { kind: 'lowpass', attack: 0.03 });
    on.tone(0.06, 130, 0.24, 0.6, { to: 48, attack: 0.003 });
    on.air(0.06, 700, 0.12, 0.5, { to: 200, kind: 'lowpass', attack: 0.002 });
    on.air(0.2, 2800, 0.14, 0.07, { to: 1400, attack: 0.04 });
  },
  win(on) {
    [293.7, 370, 440, 587.3, 740].forEach((pitch, i) => on.pluck(i * 0.13, pitch, 1, 0.19));
    [587.3, 740, 880].forEach((pitch) => on.pluck(0.78, pitch, 1.3, 0.12));
    on.clink(0.8, 2349, 0.04);
  },
  lose(on) {
    [440, 392, 349.2, 293.7].forEach((pitch, i) => on.pluck(i * 0.2, pitch, 0.8, 0.14));
  },
  said(on) {
    on.tone(0, 660, 0.11, 0.13, { to: 830, attack: 0.012 });
    on.tone(0.08, 990, 0.14, 0.08, { attack: 0.012 });
  },
};

/** Put a sound on an audio graph, to be heard from `at`. */
export function render(audio: BaseAudioContext, out: AudioNode, sound: Sound, at: number): void {
  SOUNDS[sound](new Bench(audio, out, at));
}
