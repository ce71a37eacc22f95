import * as say from '../../lib/messages';
import type { GameScreens } from '../registry';

export default {
  tagline: say.webJaipurTagline,
  kind: say.webJaipurKind,
  isPublished: true,
  points: (result) => {
    const { seals, rounds } = result as { seals: number[]; rounds: { rupees: number[] }[] };
    return rounds.length === 1 ? (rounds[0]?.rupees ?? seals) : seals;
  },
  glance: () => import('./Glance.svelte'),
  table: () => import('./Table.svelte'),
  picture: () => import('./Picture.svelte'),
  study: () => import('./study'),
  faces: () => import('./art/portraits'),
  lines: () => import('./lines'),
  sounds: () => import('./sounds'),
} satisfies GameScreens;
