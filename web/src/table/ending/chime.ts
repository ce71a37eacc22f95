/** The sounds of an ending, where this version of the app has them. */

import { settings } from '../../app.svelte';
import { play } from '../../model/sounds';

type Name = 'token' | 'bonus' | 'seal' | 'win' | 'lose';

export function chime(name: Name): void {
  if (settings.hasSound && !document.hidden) (play as (name: string) => void)(name);
}
