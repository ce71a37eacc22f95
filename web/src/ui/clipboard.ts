/** Copying, which a page served without TLS may only do through a selected field. */

import * as say from '../lib/messages';
import { toasts } from './toasts.svelte';

/** Copy a text and say so; say as well if the browser would not. */
export async function copy(text: string): Promise<void> {
  const isCopied = (await write(text)) || writeSelected(text);
  toasts.show(isCopied ? say.copied() : say.notCopied(), { kind: isCopied ? 'note' : 'problem', about: 'copy' });
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function writeSelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  // Inside an open dialog nothing outside it can be selected.
  const place = document.activeElement?.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
