/** Letters as wide as two others. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/g;

/** How wide a text is, in letters of the Latin alphabet, about. */
export const widthOf = (text: string): number => text.replace(WIDE, '  ').length;
