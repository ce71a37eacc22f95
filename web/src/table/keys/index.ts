/** Every key of a table and of a replay, in one list: from it keys are heard, named on buttons, and told to readers. */

import * as say from '../../lib/messages';
import type { MessageObject } from '../../lib/wire';
import { settings } from '../../app.svelte';
import { Keys } from './registry';

export { type KeyId, shortcutOf } from './registry';

/** A key as it is told: what is printed on it, and what it does. */
export interface KeyTold {
  id: string;
  /** Printed on the keys; what is longer than a sign is said in the reader's language. */
  keys: readonly string[];
  what: MessageObject;
}

const told = (id: string, ...keys: string[]): KeyTold => ({ id, keys, what: say.keySays({ what: id }) });

/** In the order in which they are listed. */
export const KEYS: readonly KeyTold[] = [
  told('move', '←', '→', '↑', '↓'),
  told('choose', 'space'),
  told('number', '1', '…', '9'),
  told('own', 'Shift', '1', '…', '9'),
  told('confirm', 'Enter'),
  told('clear', 'Esc'),
  told('hint', 'H'),
  told('undo', 'U'),
  told('back', ','),
  told('forward', '.'),
  told('log', 'L'),
  told('chat', 'C'),
  told('sound', 'M'),
  told('help', '?'),
  told('explain', 'I'),
  told('replay', '←', '→'),
  told('ends', 'Home', 'End'),
  told('play', 'space'),
];

/** The keys of this page. */
export const keys = new Keys({ isOn: () => settings.hasKeys, page: document });
