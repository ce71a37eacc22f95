/** Text stands out by 4.5 : 1 at least, rings and borders by 3 : 1, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const games = readdirSync(new URL('../games', import.meta.url))
  .map((game) => `../games/${game}/art/colours.css`)
  .filter((path) => existsSync(new URL(path, import.meta.url)))
  .map(read);
const css = [read('./tokens.css'), ...games].join('\n');
const tokens = [...css.matchAll(/--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}|\d+%));/g)];
const theme = (by: 'day' | 'night') =>
  Object.fromEntries(
    tokens.map(([, name, day, night, always]) => [name, always ?? (by === 'day' ? day : night)]),
  ) as Record<string, string>;
const light = theme('day');
const dark = theme('night');

type Colour = readonly number[];
const parse = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const luminance = (colour: Colour) => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: Colour, other: Colour) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const SOFT = ['accent-soft', 'warm-soft', 'saffron-soft', 'ok-soft', 'bad-soft'];
/** The kinds of pieces whose colours have this part: `ink` is written on the fill, `edge` on a tint of it. */
const kinds = (part: string) => [
  'hide',
  'sand',
  ...games.flatMap((one) => [...one.matchAll(new RegExp(`--([\\w-]+)-${part}:`, 'g'))].map((found) => found[1] ?? '')),
];
/** What a game's table is covered with. */
const surfaces = games.flatMap((one) =>
  [...one.matchAll(/--([\w-]+-surface(?:-deep)?):/g)].map((found) => found[1] ?? ''),
);
const pairs: [text: string, ground: string, least: number][] = [
  ...[...GROUNDS, ...SOFT].map((ground): [string, string, number] => ['text', ground, 4.5]),
  ...GROUNDS.flatMap((ground) =>
    ['text-soft', 'accent', 'warm', 'ok', 'bad'].map((text): [string, string, number] => [text, ground, 4.5]),
  ),
  ['text-on-table', 'table', 4.5],
  ['text-on-table', 'table-deep', 4.5],
  ...surfaces.map((ground): [string, string, number] => ['text-on-table', ground, 4.5]),
  ...['accent', 'warm', 'saffron', 'ok', 'bad'].map((fill): [string, string, number] => [`on-${fill}`, fill, 4.5]),
  ['paper-ink', 'paper', 4.5],
  ...kinds('ink').map((good): [string, string, number] => [`${good}-ink`, `${good}-fill`, 4.5]),
  ...[...GROUNDS, 'table', ...surfaces.filter((one) => !one.endsWith('-deep'))].flatMap((ground) =>
    ['focus', 'line-strong'].map((ring): [string, string, number] => [ring, ground, 3]),
  ),
  ...[...GROUNDS, 'table', ...surfaces.filter((one) => !one.endsWith('-deep'))].flatMap((ground) =>
    ['glow', 'select', 'lamp'].map((ring): [string, string, number] => [ring, ground, 3]),
  ),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  const colour = (name: string) => parse(tokens[name] ?? '');
  /** The tint behind a symbol, as pieces.css mixes it. */
  const tint = (name: string) => {
    const share = parseFloat(tokens['tint'] ?? '') / 100;
    const paper = colour('paper');
    return colour(name).map((part, i) => part * share + (paper[i] ?? 0) * (1 - share));
  };
  const check = (text: Colour, ground: Colour, least: number) => [contrast(text, ground).toFixed(2), least] as const;

  it.each(pairs.map(([text, ground, least]) => [text, ground, ...check(colour(text), colour(ground), least)] as const))(
    '%s on %s: %s',
    (_text, _ground, ratio, least) => expect(Number(ratio)).toBeGreaterThanOrEqual(least),
  );
  it.each(kinds('edge').map((good) => [good, ...check(colour(`${good}-edge`), tint(`${good}-fill`), 4.5)] as const))(
    'figures and outlines of %s on their tint: %s',
    (_good, ratio, least) => expect(Number(ratio)).toBeGreaterThanOrEqual(least),
  );
});
