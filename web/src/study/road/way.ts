/** Where the road runs, and which seals the reader has seen. No DOM but the browser's store. */

/** Wins that earn a seal at a station, as the server counts them (`serai.protocol.road`). */
export const SEAL_WINS = [1, 3, 10] as const;

/**
 * The road from left to right through `count` stations, in a box of 1000 by 116: its first piece leads to the first
 * station. Stations lie high and low in turn, at 40 and 76.
 */
export function across(count: number): string[] {
  const at = (i: number): readonly [number, number] => [((i + 0.5) / count) * 1000, i % 2 ? 76 : 40];
  return pieces(count, at, [-40, 92], (from, to) => {
    const half = (from[0] + to[0]) / 2;
    return `C${half} ${from[1]} ${half} ${to[1]} ${to[0]} ${to[1]}`;
  });
}

/** The road from the top down, in a box of 96 by 1000: stations lie left and right in turn, at 34 and 62. */
export function down(count: number): string[] {
  const at = (i: number): readonly [number, number] => [i % 2 ? 62 : 34, ((i + 0.5) / count) * 1000];
  return pieces(count, at, [70, -40], (from, to) => {
    const half = (from[1] + to[1]) / 2;
    return `C${from[0]} ${half} ${to[0]} ${half} ${to[0]} ${to[1]}`;
  });
}

type Point = readonly [number, number];

function pieces(
  count: number,
  at: (i: number) => Point,
  start: Point,
  curve: (from: Point, to: Point) => string,
): string[] {
  const rounded = (text: string): string => text.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1));
  return Array.from({ length: count }, (_, i) => {
    const from = i ? at(i - 1) : start;
    return rounded(`${i ? '' : `M${from[0]} ${from[1]}`}${curve(from, at(i))}`);
  });
}

const KEY = 'serai-seals';

/** Which seals are shown for the first time in this browser: asked once for each seal, and remembered. */
export function seenSeals(store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): {
  isNew(seal: string): boolean;
} {
  const fresh = new Map<string, boolean>();
  let seen = new Set<string>();
  try {
    seen = new Set(JSON.parse(store.getItem(KEY) ?? '[]') as string[]);
  } catch {
    // Nothing can be remembered here: every seal is stamped anew.
  }
  return {
    isNew(seal) {
      let isNew = fresh.get(seal);
      if (isNew === undefined) {
        isNew = !seen.has(seal);
        fresh.set(seal, isNew);
        seen.add(seal);
        try {
          store.setItem(KEY, JSON.stringify([...seen]));
        } catch {
          // As above.
        }
      }
      return isNew;
    },
  };
}
