import * as say from '../../lib/messages';
import type { GameScreens } from '../registry';

export default {
  tagline: say.webIstanbulTagline,
  kind: say.webIstanbulKind,
  isPublished: true,
  points: (result) => (result as { rubies: number[] }).rubies,
  glance: () => import('./Glance.svelte'),
  table: () => import('./Table.svelte'),
  picture: () => import('./Picture.svelte'),
  study: () => import('./study'),
  faces: () => import('./art/portraits'),
  lines: () => import('./lines'),
  sounds: () => import('./sounds'),
} satisfies GameScreens;
