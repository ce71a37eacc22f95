/** Symbols that several games use, each in a box of 48 by 48: shapes from back to front as [tone, path].
 * Tones are classes of pieces.css: f fill, e edge, s shade, h shine, t tint, p paper, i ink; l thin, k thick, w pale line. */
export type Shape = readonly [tone: string, d: string];

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const star = (x: number, y: number, r: number) => {
  const q = r * 0.7071;
  const n = (v: number) => Math.round(v * 10) / 10;
  return `M${x} ${n(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}zM${n(x - q)} ${n(y - q)}h${n(2 * q)}v${n(2 * q)}h${n(-2 * q)}z`;
};

/** The outline of such a star, to be drawn as a line. */
const rim = (x: number, y: number, r: number) => {
  const at = Array.from({ length: 16 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 8, i % 2 ? r * 0.765 : r];
    return `${(x + far * Math.sin(turn)).toFixed(1)} ${(y - far * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${at.join('L')}Z`;
};

const CAMEL =
  'M7 25C7.5 20 11 18.5 15 19C17.5 10 26 10 29 19C32 20.5 34 19 34.5 15L35 10C35.5 6.5 38 5 41 5.5L46 7.5C48 8.5 47.5 12 45 12L40.5 12C41 19 40 24.5 35 27.5L34.5 43H30.5L29.5 30.5C26 31.5 21 31.5 17.5 30.5L15.5 36L15.5 43H11.5L11 34.5C8 32 6.5 28.5 7 25Z';

export const symbols = {
  cloth: [
    ['f', 'M9 11H39V38L34 36L29 39L24 36.5L19 39L14 36L9 38Z'],
    ['s', 'M31 15H39V38L34 36L31 37.8ZM9 11H39V16H9Z'],
    ['w', 'M9.5 23L14.3 19L19 23L24 19L29 23L33.7 19L38.5 23M11 29.5H37'],
    [
      'l',
      'M9 11V38L14 36L19 39L24 36.5L29 39L34 36L39 38V11M11.5 39V43.5M16.5 39.5V43.5M21.5 39.5V43.5M26.5 39.5V43.5M31.5 39.5V43.5M36.5 39V43.5',
    ],
    ['e', 'M6 4H42A4 4 0 0 1 42 12H6A4 4 0 0 1 6 4Z'],
    ['h', 'M7 6H41A1 1 0 0 1 41 8H7A1 1 0 0 1 7 6Z'],
  ],
  spice: [
    ['f', 'M8 26C14 20 19 6 24 6C29 6 34 20 40 26Z'],
    ['s', 'M24 6C29 6 34 20 40 26H30C29 18 27 10 24 6Z'],
    ['h', `M21 11C18 15 16 20 13 24C17 22 20 17 21 11Z`],
    ['l', 'M8 26C14 20 19 6 24 6C29 6 34 20 40 26'],
    ['e', 'M3 25H45C45 35 39 40 32 41L33 45H15L16 41C9 40 3 35 3 25Z'],
    ['w', 'M9 31L13 34L17 31L21 34L24 31L27 34L31 31L35 34L39 31'],
  ],
  camel: [
    ['e', 'M23 29L27.5 29L26.5 43H23.5ZM17 29H22L20 43H17Z'],
    ['f', CAMEL],
    [
      's',
      'M7 25C6.5 28.5 8 32 11 34.5L11.5 43H13.5L13 33C10.5 30.5 8 28 7 25ZM40.5 12C41 19 40 24.5 35 27.5L34.5 43H32.5L32.5 27C37 23 38 17 38 12Z',
    ],
    ['l', `${CAMEL}M7.5 24C5 26 5 29 4 32M36.5 6L36.5 3.5`],
    ['c', 'M16 17.5C18.5 10.5 26 10.5 28 17.5L29.5 25.5C25 27.5 19 27.5 15 25.5Z'],
    ['w', 'M16.5 21.5L19 23.5L22 21.5L25 23.5L28 21.5'],
    ['e', disc(42, 8.7, 1)],
  ],
  star: [
    ['f', star(24, 24, 20)],
    ['p', disc(24, 24, 7)],
    ['l', `${rim(24, 24, 20)}${disc(24, 24, 7)}`],
  ],
} satisfies Record<string, readonly Shape[]>;
