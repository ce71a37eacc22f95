/** Short notes that come and go by themselves. */

import type { Sayable } from '../model/i18n.svelte';

export interface Toast {
  id: number;
  /** Said when it is shown, in the language of that moment. */
  text: Sayable;
  kind: 'note' | 'problem';
  action?: { label: Sayable; run: () => void };
  /** What it is about: a newer one about it takes its place. */
  about?: string;
}

const SECONDS = 6;

class Toasts {
  all: Toast[] = $state.raw([]);
  #next = 1;

  /** With an action a toast stays until it is closed. */
  show(
    text: Sayable,
    { kind = 'note', action, about }: Partial<Pick<Toast, 'kind' | 'action' | 'about'>> = {},
  ): number {
    const id = this.#next++;
    if (about) this.closeAll(about);
    this.all = [...this.all.slice(-3), { id, text, kind, ...(action && { action }), ...(about && { about }) }];
    if (!action) setTimeout(() => this.close(id), SECONDS * 1000);
    return id;
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Close those about something that is seen now. */
  closeAll(about: string): void {
    if (this.all.some((toast) => toast.about === about)) this.all = this.all.filter((toast) => toast.about !== about);
  }
}

export const toasts = new Toasts();
