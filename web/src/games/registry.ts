/** The games that have screens of their own: every folder `games/<id>/` with an `index.ts`, found by being there. */

import type { Component } from 'svelte';
import type { Face } from '../art/paint';
import type { EventObject, MessageObject, GameScreen, GameMoveParts } from '../lib/wire';
import type { Cue } from '../model/sounds';
import type { Lines } from '../table/banter';
import type { TableModel } from '../model/table.svelte';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a review needs of a game. */
export interface GameStudy {
  /** The pieces a move of a seat is about, as `lesson/ring` finds them on the table. */
  piecesOf: (parts: GameMoveParts, seat: number) => string[];
  /** What a player held in secret, as the player saw it; nothing if the game has no such things. */
  Held?: Component<{ view: GameScreen; seat: number }>;
}

/** What a game's `index.ts` exports by default. Components are loaded when they are needed. */
export interface GameScreens {
  /** The game in one sentence, for lists of games. */
  tagline: () => MessageObject;
  /** What kind of game it is, for how many, and how long it takes: for whoever is invited to it. */
  kind: () => MessageObject;
  /** Whether it is sold by a publisher, who owns its name. */
  isPublished: boolean;
  /** By seat, what a finished game is counted by, from the result of its record. */
  points: (result: unknown) => readonly number[];
  /** Some of its pieces, for lists of games. */
  glance: Loaded<Record<string, never>>;
  /** The table, for play and for replays. */
  table: Loaded<{ model: TableModel; isReplay?: boolean }>;
  /** The pictures of its rules: `![](piece:NAME)` in the rulebook. */
  picture: Loaded<{ name: string }>;
  /** What a review needs. */
  study?: () => Promise<GameStudy>;
  /** The faces of the bots, by level from 1. */
  faces?: () => Promise<{ faces: readonly Face[] }>;
  /** What the bots say now and then. */
  lines?: () => Promise<Lines>;
  /** What is heard of what happens. */
  sounds?: () => Promise<{ soundsOf: (events: readonly EventObject[]) => Cue[] }>;
}

const found = import.meta.glob<GameScreens>('./*/index.ts', { eager: true, import: 'default' });
export const games: ReadonlyMap<string, GameScreens> = new Map(
  Object.entries(found).map(([path, screens]) => [path.split('/')[1] ?? '', screens]),
);

/** The screens of a game; null if it has none: then it is played on the plain table. */
export const screensOf = (game: string): GameScreens | null => games.get(game) ?? null;
