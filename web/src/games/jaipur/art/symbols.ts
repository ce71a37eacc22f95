/** The symbols of the cards, by letter. */
import { type Shape, symbols } from '../../../art/symbols';

const GEM = 'M12 9H36L45 20L24 43L3 20Z';
const HIDE =
  'M14 6L19 9.5L20 4H28L29 9.5L34 6L41 11L38 18C36.5 23 36.5 27 38.5 31.5L44 38L37 43.5L31 38.5L26.5 38L24 45L21.5 38L17 38.5L11 43.5L4 38L9.5 31.5C11.5 27 11.5 23 10 18L7 11Z';
const EWER = 'M19 19C10 24 8 38 18 40H30C40 38 38 24 29 19L28 12H20Z';

export const goods = {
  D: [
    ['f', GEM],
    ['s', 'M24 43L45 20H33ZM36 9L45 20H33Z'],
    ['h', 'M24 9L15 20H33ZM12 9L3 20H15Z'],
    ['l', `${GEM}M3 20H45M12 9L15 20L24 43L33 20L36 9M15 20L24 9L33 20`],
  ],
  G: [
    ['f', 'M17 9H31L36 23H12ZM7 26H19L24 40H1ZM29 26H41L47 40H24Z'],
    ['s', 'M31 9L36 23H31L28 9ZM19 26L24 40H19L16 26ZM41 26L47 40H42L38 26Z'],
    ['h', 'M18.5 12H27L27.8 15.5H17.3ZM8.5 29H15.5L16.3 32.5H7.2ZM30.5 29H37.5L38.3 32.5H29.2Z'],
    ['l', 'M17 9H31L36 23H12ZM7 26H19L24 40H1ZM29 26H41L47 40H24Z'],
  ],
  S: [
    ['k', 'M35 31C41 30 39 19 45 16M14 23C4 21 3 35 12 36'],
    ['f', `${EWER}M18 12L21 7H27L30 12ZM17 40H31L34 44H14Z`],
    ['s', 'M29 19C38 24 40 38 30 40H24C33 36 32 25 27 19Z'],
    ['h', 'M19 23C14 27 13 33 15.5 36C17 34 17 27 21 23Z'],
    ['l', `${EWER}M18 12L21 7H27L30 12ZM17 40H31L34 44H14ZM19 19H29M24 7V4`],
  ],
  C: symbols.cloth,
  P: symbols.spice,
  L: [
    ['f', HIDE],
    ['s', 'M34 6L41 11L38 18C36.5 23 36.5 27 38.5 31.5L44 38L37 43.5L31 38.5C33 29 34 17 34 6Z'],
    ['l', HIDE],
    ['w dash', 'M16.5 15.5H31.5C30.5 22 31 27 32.5 32.5H15.5C17 27 17.5 22 16.5 15.5Z'],
  ],
  K: symbols.camel,
} satisfies Record<string, readonly Shape[]>;

/** A card of the game by its letter; K is the camel. */
export type JaipurKind = keyof typeof goods;

/** The ground of each card. */
export const grounds = {
  D: 'lattice',
  G: 'scales',
  S: 'hammer',
  C: 'zigzag',
  P: 'leaves',
  L: 'stitches',
  K: 'dunes',
} as const;
