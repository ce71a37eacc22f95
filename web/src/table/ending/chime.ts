/** The sounds of an ending. */

import { sounds } from '../../app.svelte';

type Name = 'token' | 'bonus' | 'seal' | 'win' | 'lose';

export function chime(name: Name): void {
  if (!document.hidden) sounds.play(name);
}
