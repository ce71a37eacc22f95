/** One stop for the Tab key in a group of buttons; the arrow keys go on from there. Use: `{@attach roving}`. */

import type { Attachment } from 'svelte/attachments';

const MEMBERS = 'button, a[href], [role="radio"]';

export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(MEMBERS)];

  /** Buttons come and go: always exactly one of them can be reached by Tab. */
  const settle = (): void => {
    const all = members();
    if (!current || !all.includes(current)) {
      current = all.find((one) => one.matches('[aria-pressed="true"], [aria-checked="true"]')) ?? all[0] ?? null;
    }
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    current = (event.target as HTMLElement).closest<HTMLElement>(MEMBERS);
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    const all = members();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = next[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', pressed);
  };
};
