import * as say from '../../lib/messages';
import type { SeatShown } from '../../lib/wire';
import { catalogue, i18n } from '../../app.svelte';

/** How somebody is called at a table: a bot by its level's name, oneself with "(you)". */
export function seatName(seat: SeatShown, number: number, game: string): string {
  if (seat.kind === 'open') return i18n.say(say.openSeat());
  const level = catalogue.game(game)?.levels.find((one) => one.level === seat.level);
  const name = seat.name || (level ? i18n.say(level.name) : i18n.say(say.player({ number: number + 1 })));
  return seat.is_you ? i18n.say(say.you({ name })) : name;
}
