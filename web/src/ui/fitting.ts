/** Text that has to fit: what can be said about its size before it is drawn. */

/** A character that is as wide as it is high: Chinese, Japanese, Korean, and their punctuation. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
/** How wide other bold letters are on the average, the wide ones of Cyrillic among them, in em. */
const LETTER = 0.72;

/** How wide the longest word of a text is, in em and rather too much: what decides the size that no word is broken at. */
export function longestWord(text: string): number {
  const widths = text
    .split(/\s+/)
    .map((word) => [...word].reduce((sum, one) => sum + (WIDE.test(one) ? 1 : LETTER), 0));
  return Math.max(1, ...widths);
}
