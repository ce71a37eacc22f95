/** The sounds of an ending; none in a tab that nobody looks at. */

import { sounds } from '../../app.svelte';
import type { Sound } from '../../model/sounds';

export function chime(name: Sound): void {
  if (!document.hidden) sounds.play(name);
}
