import * as say from '../../lib/messages';
import type { GameScreens } from '../registry';

export default {
  tagline: say.webIstanbulTagline,
  isPublished: true,
  glance: () => import('./Glance.svelte'),
  table: () => import('./Table.svelte'),
  picture: () => import('./Picture.svelte'),
  faces: () => import('./art/portraits'),
  sounds: () => import('./sounds'),
} satisfies GameScreens;
