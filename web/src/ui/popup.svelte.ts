/** A list that opens at a button and closes with Escape, or when the focus leaves both. */
export class Popup {
  isOpen = $state(false);
  /** Holds the button and the list; the button comes first. */
  root: HTMLElement | undefined = $state();

  /** Close it; the focus goes back to the button. */
  close = (): void => {
    this.isOpen = false;
    this.root?.querySelector('button')?.focus();
  };

  /** Whether a key closed the list: then it reaches nothing behind it. */
  escape = (event: KeyboardEvent): boolean => {
    if (!this.isOpen || event.key !== 'Escape') return false;
    event.preventDefault();
    event.stopPropagation();
    this.close();
    return true;
  };

  left = (event: FocusEvent): void => {
    if (!this.root?.contains(event.relatedTarget as Node | null)) this.isOpen = false;
  };
}
