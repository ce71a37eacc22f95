/** Outlines that several pieces share. */

/** A card of 100 by 140 and its parts. */
export const CARD = 'M10 0H90A10 10 0 0 1 100 10V130A10 10 0 0 1 90 140H10A10 10 0 0 1 0 130V10A10 10 0 0 1 10 0Z';
export const FIELD = 'M13 6H87A7 7 0 0 1 94 13V127A7 7 0 0 1 87 134H13A7 7 0 0 1 6 127V13A7 7 0 0 1 13 6Z';
/** The niche: the pointed arch of the logo. */
export const NICHE = 'M12 124V69C12 47 37 42 50 24C63 42 88 47 88 69V124A4 4 0 0 1 84 128H16A4 4 0 0 1 12 124Z';

/** A tile of 100 by 100. */
export const TILE = 'M12 0H88A12 12 0 0 1 100 12V88A12 12 0 0 1 88 100H12A12 12 0 0 1 0 88V12A12 12 0 0 1 12 0Z';

/** An eight-pointed star of two squares around 50, 50. */
export const KHATIM =
  'M50 2L64.1 16.1H83.9V35.9L98 50L83.9 64.1V83.9H64.1L50 98L35.9 83.9H16.1V64.1L2 50L16.1 35.9V16.1H35.9Z';

/** A disc with a scalloped rim around 50, 50. */
export const scalloped = (lobes: number, outer: number, inner: number): string => {
  const at = (turn: number, r: number) =>
    `${(50 + r * Math.sin(turn * 2 * Math.PI)).toFixed(1)} ${(50 - r * Math.cos(turn * 2 * Math.PI)).toFixed(1)}`;
  let d = `M${at(-0.5 / lobes, inner)}`;
  for (let i = 0; i < lobes; i++) d += `Q${at(i / lobes, outer)} ${at((i + 0.5) / lobes, inner)}`;
  return d + 'Z';
};
