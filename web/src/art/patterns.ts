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
  /** Plain weave. */
  weave: { w: 8, h: 8, d: 'M1 2H4.5M5.5 6H8.5M-2.5 6H.5M2.5 4.5V8M6.5 0V3.5' },
  /** Long grain of planed wood. */
  grain: {
    w: 160,
    h: 48,
    d: 'M0 8C40 4 60 12 100 8S140 4 160 8M0 22C30 26 70 16 110 22S150 24 160 22M0 39C50 36 80 43 120 38S150 37 160 39',
  },
} satisfies Record<string, PatternData>;

export type PatternName = keyof typeof patterns;

/** The ground of each card of Jaipur. */
export const goodPatterns = {
  D: 'lattice',
  G: 'scales',
  S: 'hammer',
  C: 'zigzag',
  P: 'leaves',
  L: 'stitches',
  K: 'dunes',
} as const;
