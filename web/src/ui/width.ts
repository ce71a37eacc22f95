/** Letters as wide as two others. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/g;
/** Cyrillic letters, and how much wider than Latin ones they are. */
const BROAD = /[\u0400-\u04ff]/g;
const BREADTH = 0.15;

/** How wide a text is, in letters of the Latin alphabet, about. */
export const widthOf = (text: string): number =>
  Math.round(text.replace(WIDE, '  ').length + BREADTH * (text.match(BROAD)?.length ?? 0));
