/** Rings around the pieces a lesson speaks of, found by the places and kinds that the tables give them. */

/** What the table marks: its places (`data-place`), the pieces there (`data-kind`), and the button that confirms. */
const MARK = 'data-coached';
const CONFIRM = '[data-action="confirm"]';
const WATCHED = ['aria-pressed', 'aria-disabled', 'data-place', 'data-kind', 'data-action'];

/**
 * The elements meant by `place` or `place/kind`; `market` is any place whose name begins with `market-`, too.
 * With a number, `market/C*1`, no more than that many: those chosen already come first.
 */
export function find(root: ParentNode, look: string): HTMLElement[] {
  const [what = '', most] = look.split('*');
  const found = all(root, what);
  const isChosen = (one: HTMLElement): number => Number(one.getAttribute('aria-pressed') === 'true');
  return most ? found.sort((a, b) => isChosen(b) - isChosen(a)).slice(0, Number(most)) : found;
}

function all(root: ParentNode, look: string): HTMLElement[] {
  const [place = '', kind] = look.split('/');
  const name = CSS.escape(place);
  const places = [...root.querySelectorAll<HTMLElement>(`[data-place="${name}"], [data-place^="${name}-"]`)];
  if (kind === undefined) return outermost(places);
  const wanted = `[data-kind="${CSS.escape(kind)}"]`;
  return outermost(places.flatMap((at) => (at.matches(wanted) ? [at] : [...at.querySelectorAll<HTMLElement>(wanted)])));
}

const outermost = (found: readonly HTMLElement[]): HTMLElement[] =>
  found.filter((one) => !found.some((other) => other !== one && other.contains(one)));

/** Once everything that can be chosen is chosen, the button that confirms is meant. */
export function targets(root: ParentNode, looks: readonly string[]): HTMLElement[] {
  const found = looks.flatMap((look) => find(root, look));
  const confirm = root.querySelector<HTMLElement>(`${CONFIRM}:not([aria-disabled])`);
  const isLeft = found.some((one) => one.getAttribute('aria-pressed') === 'false');
  return confirm && !isLeft ? [confirm] : found;
}

/** One ring around a whole group, where every piece of it is meant. */
export function gathered(found: readonly HTMLElement[]): HTMLElement[] {
  const isWhole = (group: Element | null): group is HTMLElement =>
    group instanceof HTMLElement &&
    group.childElementCount > 1 &&
    [...group.children].every((one) => found.includes(one as HTMLElement));
  return [...new Set(found.map((one) => (isWhole(one.parentElement) ? one.parentElement : one)))];
}

/**
 * Keep the rings where they belong while the table changes; the answer ends it.
 * Where nothing is to be done yet, the pieces are only looked at; where the reader looks elsewhere, it does not scroll.
 */
export function ring(
  looks: readonly string[],
  isToDo = true,
  root: HTMLElement = document.body,
  scrolls = true,
): () => void {
  let marked: HTMLElement[] = [];
  const settle = (): void => {
    const wanted = isToDo ? targets(root, looks) : gathered(looks.flatMap((look) => find(root, look)));
    for (const one of marked) if (!wanted.includes(one)) one.removeAttribute(MARK);
    for (const one of wanted) one.setAttribute(MARK, '');
    marked = wanted;
  };
  settle();
  const first = marked[0];
  if (scrolls && first && !isInSight(first)) first.scrollIntoView({ block: 'center' });
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
  return () => {
    observer.disconnect();
    for (const one of marked) one.removeAttribute(MARK);
  };
}

function isInSight(one: HTMLElement): boolean {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at !== null && (one.contains(at) || at.contains(one));
}
