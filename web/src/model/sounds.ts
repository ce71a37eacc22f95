/** Short sounds made on the spot; nothing is loaded. */

export type Sound = 'move' | 'turn' | 'said' | 'end';

/** Frequencies one after the other, in hertz. */
const NOTES: Record<Sound, readonly number[]> = {
  move: [330],
  turn: [523, 784],
  said: [660],
  end: [392, 523, 659, 784],
};
const SECONDS = 0.14;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const begin = context.currentTime;
    NOTES[sound].forEach((frequency, i) => note(context as AudioContext, frequency, begin + i * SECONDS));
  } catch {
    // No sound on this device: the game goes on.
  }
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 2 * SECONDS);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 2 * SECONDS);
}
