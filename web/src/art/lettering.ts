/** About how wide a bold text is, in ems: enough to choose a size that fits a piece. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\u3000-\u9fff\uff00-\uffef]/.test(letter)) width += 1;
    else if (/[mwMWшщжюмыфШЩЖЮМЫФ]/.test(letter)) width += 0.95;
    else if (/[ilIjtf.,'’ 1]/.test(letter)) width += 0.4;
    else if (letter !== letter.toLowerCase()) width += 0.8;
    else width += 0.7;
  }
  return Math.max(width, 1);
}

/** With a capital at the beginning, as a name on a card. */
export const titled = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
