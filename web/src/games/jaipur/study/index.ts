/** For reviews: which pieces a move is about, and what a player held. */

import type { JaipurMoveParts, GameMoveParts } from '../../../lib/wire';
import { CAMEL, countOf } from '../cards';
import { place } from '../motion';

export { default as Held } from './Held.svelte';

/** The pieces of a move of this seat, as `lesson/ring` finds them. */
export function piecesOf(parts: GameMoveParts, seat: number): string[] {
  const { take, give } = parts as JaipurMoveParts;
  const taken = [...new Set(take)].map((kind) =>
    kind === CAMEL ? `market/${CAMEL}` : `market/${kind}*${countOf(take, kind)}`,
  );
  const given = [...new Set(give)].map((kind) =>
    kind === CAMEL ? place.herd(seat) : `${place.hand(seat)}/${kind}*${countOf(give, kind)}`,
  );
  return [...taken, ...given];
}
