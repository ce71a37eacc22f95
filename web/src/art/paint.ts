/** Painted pictures: shapes in colours of their own, from back to front. Scenes of cards and faces of opponents. */
import { disc } from './symbols';

/** [colour, path], and a third number for a line of that width. */
export type Painted = readonly [colour: string, d: string, width?: number];

/** Somebody's portrait, and the two colours behind it. */
export interface Face {
  ground: string;
  glow: string;
  shapes: readonly Painted[];
}

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A glint with four points. */
export const sparkle = (x: number, y: number, r: number): string => {
  const q = r / 5;
  return `M${x} ${y - r}L${x + q} ${y - q}L${x + r} ${y}L${x + q} ${y + q}L${x} ${y + r}L${x - q} ${y + q}L${x - r} ${y}L${x - q} ${y - q}Z`;
};

/** Shoulders that end at the round frame of a portrait. */
export const SHOULDERS = 'M16 83C21 77 32 75 40 71H60C68 75 79 77 84 83A46 46 0 0 1 16 83Z';
const SHADE = 'M63 72.5C71 75.5 79.5 77.5 84 83A46 46 0 0 1 56 97.6C63 90 65 82 63 72.5Z';

interface Head {
  skin: string;
  shade: string;
  light: string;
  coat: string;
  coatShade: string;
  /** How wide and how long the face is: 1 as usual. */
  wide?: number;
  long?: number;
  /** Lines of the brows, the eyes and the mouth. */
  brows?: string;
  eyes?: string;
  mouth?: string;
  ink?: string;
  hair?: string;
}

/** Shoulders, neck, ears and face; what a person wears is put around it. */
export function head(of: Head): Painted[] {
  const { skin, shade, light, coat, coatShade, wide = 1, long = 1, ink = '#2a1710', hair = ink } = of;
  const x = (at: number): number => Math.round((50 + (at - 50) * wide) * 10) / 10;
  const y = (at: number): number => Math.round((44 + (at - 44) * long) * 10) / 10;
  const face = `M${x(34)} 40C${x(34)} 28 41 25 50 25C59 25 ${x(66)} 28 ${x(66)} 40C${x(66)} 54 ${x(60)} ${y(69)} 50 ${y(69)}C${x(40)} ${y(69)} ${x(34)} 54 ${x(34)} 40Z`;
  return [
    [coat, SHOULDERS],
    [coatShade, SHADE],
    [shade, `M42 58H58V74C58 80 42 80 42 74Z`],
    [shade, `${disc(x(34), 46, 4)}${disc(x(66), 46, 4)}`],
    [skin, face],
    [
      shade,
      `M58 27C${x(64)} 30 ${x(66)} 34 ${x(66)} 40C${x(66)} 54 ${x(60)} ${y(69)} 50 ${y(69)}C${x(59)} 62 ${x(61)} 44 58 27Z`,
    ],
    [light, `M${x(37)} 48C${x(37)} 44 ${x(42)} 50 ${x(43)} 54C${x(40)} 55 ${x(38)} 52 ${x(37)} 48Z`],
    [shade, `M50 42L46.5 53C47.5 55.5 52.5 55.5 53.5 53Z`],
    [hair, of.brows ?? 'M39.5 40.5C41.5 38.8 44 38.8 46 40M54 40C56 38.8 58.5 38.8 60.5 40.5', 1.9],
    of.eyes ? [ink, of.eyes, 1.8] : [ink, `${disc(43, 45, 1.9)}${disc(57, 45, 1.9)}`],
    [ink, of.mouth ?? 'M44.5 60C47 62 53 62 55.5 60', 1.7],
  ];
}
