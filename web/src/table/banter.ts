/** A word from a bot now and then: who says what, and where the bubble has room. */

import type { MessageObject } from '../lib/wire';

export interface Bot {
  seat: number;
  level: number;
}

export interface Line {
  bot: Bot;
  /** It did well, or somebody else did. */
  occasion: 'deal' | 'loss';
}

/** What a game's `lines` module has. */
export interface Lines {
  lineOf: (events: readonly never[], bots: readonly Bot[]) => Line | null;
  sayLine: (line: string) => MessageObject;
  loadText: (language: string) => Promise<string>;
}

/** Not oftener than that, in milliseconds: a word, not a speech. */
export const QUIET = 25_000;
const VARIANTS = 2;

/** The key of a line; what was said is drawn from where it was said, so that everybody hears the same. */
export function keyOf({ bot, occasion }: Line, seq: number): string {
  return `${occasion}-${bot.level}-${1 + ((seq * 7 + bot.seat) % VARIANTS)}`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where a bubble of this size lies beside a face without covering a control; null: nowhere. */
export function placeFor(
  face: Box,
  size: { width: number; height: number },
  screen: Box,
  controls: readonly Box[],
): Box | null {
  const gap = 8;
  const middle = face.y + face.height / 2 - size.height / 2;
  const tries: [number, number][] = [
    [face.x + face.width + gap, middle],
    [face.x, face.y + face.height + gap],
    [face.x, face.y - size.height - gap],
    [face.x - size.width - gap, middle],
    [face.x + face.width - size.width, face.y + face.height + gap],
  ];
  for (const [wantedX, y] of tries) {
    const x = Math.max(screen.x + 4, Math.min(wantedX, screen.x + screen.width - size.width - 4));
    const box = { x, y, ...size };
    const isInside = y >= screen.y && y + size.height <= screen.y + screen.height;
    if (isInside && !meet(box, face) && !controls.some((one) => meet(box, one))) return box;
  }
  return null;
}
