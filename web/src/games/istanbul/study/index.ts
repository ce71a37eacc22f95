/** For reviews: which pieces a move is about. Nothing is held in secret in this game. */

import type { IstanbulMoveParts, GameMoveParts } from '../../../lib/wire';

/** The pieces of a move of this seat, as `lesson/ring` finds them. */
export function piecesOf(parts: GameMoveParts, seat: number): string[] {
  const move = parts as IstanbulMoveParts;
  const counted = (place: string, found: Partial<Record<string, number>>): string[] =>
    Object.entries(found).flatMap(([kind, count = 0]) => (count ? [`${place}/${kind}*${count}`] : []));
  const rolled: Partial<Record<string, number>> = {};
  for (const face of move.faces) rolled[face] = (rolled[face] ?? 0) + 1;
  return [
    ...counted('dice', move.kind === 'reroll' ? rolled : move.spent_dice),
    ...counted(`player-${seat}`, move.spent_tokens),
    ...(move.zone ? [`zone-${move.zone}`] : []),
    ...(move.tile ? [`tile-${move.tile}`] : []),
    ...(move.card ? [`card/${move.card}`] : []),
    ...counted('supply', move.get),
  ];
}
