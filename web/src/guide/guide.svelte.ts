/** Whether the rules lie over the table, and whether a click on a piece explains it. */

class Guide {
  /** Whether the rules are open. */
  isOpen = $state(false);
  /** Whether a click on a piece explains it. */
  isExplaining = $state(false);
  /** The part of the rules to open at; nothing: the one that matters now. */
  part: string | null = $state(null);

  /** Opened by a key: the list of keys stands first. */
  hasKeysFirst = $state(false);

  open = (part: string | null = null): void => {
    this.part = part;
    this.hasKeysFirst = false;
    this.isOpen = true;
  };

  openByKey = (): void => {
    this.open();
    this.hasKeysFirst = true;
  };
}

export const guide = new Guide();
