/** Short notes that come and go by themselves. */

import type { Sayable } from '../model/i18n.svelte';

export interface Toast {
  id: number;
  /** Said when it is shown, in the language of that moment. */
  text: Sayable;
  kind: 'note' | 'problem';
  action?: { label: Sayable; run: () => void };
}

const SECONDS = 6;

class Toasts {
  all: Toast[] = $state.raw([]);
  #next = 1;

  /** With an action a toast stays until it is closed. */
  show(text: Sayable, { kind = 'note', action }: Partial<Pick<Toast, 'kind' | 'action'>> = {}): number {
    const id = this.#next++;
    this.all = [...this.all.slice(-3), { id, text, kind, ...(action ? { action } : {}) }];
    if (!action) setTimeout(() => this.close(id), SECONDS * 1000);
    return id;
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
