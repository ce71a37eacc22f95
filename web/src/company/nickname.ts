/** How long a name may be: counted as the server does, so that an emoji or a letter with a mark is one. */

import type { Attachment } from 'svelte/attachments';

/** What can be seen of a name, in code points (`MOST_VISIBLE` of `server/guests/names.py`). */
export const MOST_VISIBLE = 24;
/** Marks on letters, joiners and the like are not counted. */
const UNCOUNTED = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The beginning of a text that is short enough for a name. */
export function shortened(text: string, most: number = MOST_VISIBLE): string {
  let seen = 0;
  let kept = '';
  for (const character of text) {
    if (!UNCOUNTED.test(character)) seen++;
    if (seen > most) break;
    kept += character;
  }
  return kept;
}

/** Cuts what is typed or pasted into an input; `maxlength` would count halves of emoji. */
export const nickname: Attachment<HTMLInputElement> = (input) => {
  const cut = (event: Event): void => {
    // What is still being composed is not its final length.
    if (event instanceof InputEvent && event.isComposing) return;
    const short = shortened(input.value);
    if (short === input.value) return;
    input.value = short;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.addEventListener('input', cut);
  input.addEventListener('compositionend', cut);
  return () => {
    input.removeEventListener('input', cut);
    input.removeEventListener('compositionend', cut);
  };
};
