/** Woven and tiled grounds: the size of a repeat and the strokes in it. */
export type PatternData = { w: number; h: number; d: string; width?: number };

export const patterns = {
  /** Crossing lines with a knot where they meet. */
  lattice: { w: 12, h: 12, d: 'M0 0L12 12M12 0L0 12' },
  /** Overlapping arcs, like roof tiles. */
  scales: { w: 14, h: 14, d: 'M0 0A7 7 0 0 0 14 0M-7 7A7 7 0 0 0 7 7A7 7 0 0 0 21 7' },
  /** Rows of short dashes, like hammered metal. */
  hammer: { w: 10, h: 10, d: 'M2 2.5H4M7 7.5H9', width: 2 },
  /** Kilim zigzags. */
  zigzag: { w: 12, h: 10, d: 'M0 7L6 2L12 7', width: 1.6 },
  /** Small leaves. */
  leaves: { w: 14, h: 14, d: 'M3.5 1C6 3 6 5 3.5 7C1 5 1 3 3.5 1ZM10.5 8C13 10 13 12 10.5 14C8 12 8 10 10.5 8Z' },
  /** Crossed stitches. */
  stitches: { w: 11, h: 11, d: 'M2 2L6 6M6 2L2 6', width: 1.4 },
  /** Dunes. */
  dunes: { w: 24, h: 9, d: 'M0 6C4 6 6 2 12 2S20 6 24 6' },
  /** Eight-pointed stars joined by lines. */
  stars: {
    w: 24,
    h: 24,
    d: 'M12 5L19 12L12 19L5 12ZM7 7H17V17H7ZM12 0V5M12 19V24M0 12H5M19 12H24M0 0L7 7M24 0L17 7M0 24L7 17M24 24L17 17',
  },
  /** Basket weave. */
  weave: { w: 16, h: 16, d: 'M1 3H7M1 5.5H7M9 11H15M9 13.5H15M11 1V7M13.5 1V7M3 9V15M5.5 9V15' },
  /** Long grain of planed wood. */
  grain: {
    w: 360,
    h: 96,
    d: 'M0 6C90 2 120 9 210 6S320 4 360 6M40 19C110 15 190 24 262 18M300 22H336M0 33C70 36 150 27 230 33S330 35 360 33M96 45C150 41 200 49 280 44M10 52H52M0 62C110 58 170 67 250 62S330 59 360 62M60 74C130 78 160 70 196 74M232 76C270 72 310 79 344 75M0 87C80 84 190 91 270 87S340 86 360 87',
    width: 0.9,
  },
} satisfies Record<string, PatternData>;

export type PatternName = keyof typeof patterns;
