/** Whether the rules lie over the table, and whether a click on a piece explains it. */

class Guide {
  /** Whether the rules are open. */
  isOpen = $state(false);
  /** Whether a click on a piece explains it. */
  isExplaining = $state(false);
  /** The part of the rules to open at; nothing: the one that matters now. */
  part: string | null = $state(null);

  open = (part: string | null = null): void => {
    this.part = part;
    this.isOpen = true;
  };
}

export const guide = new Guide();
