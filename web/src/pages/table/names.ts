import * as say from '../../lib/messages';
import type { SeatInfo } from '../../lib/wire';
import { catalogue, i18n } from '../../app.svelte';
import { isNumbered } from '../../table/seats';

/**
 * How somebody is called at a table: a bot by its level's name, oneself with "(you)"; by number where several of `all`
 * would be called the same.
 */
export function seatName(seat: SeatInfo, number: number, game: string, all: readonly SeatInfo[] = []): string {
  if (seat.kind === 'open') return i18n.say(say.openSeat());
  const own = all.filter((one) => one.is_you);
  // Those who share a device are called as they wished, or else by number; the guest's own name for all says nothing.
  if (seat.is_you && own.length > 1)
    return seat.name && own.some((one) => one.name !== seat.name)
      ? seat.name
      : i18n.say(say.player({ number: number + 1 }));
  const level = catalogue.game(game)?.levels.find((one) => one.level === seat.level);
  const name = seat.name || (level ? i18n.say(level.name) : i18n.say(say.player({ number: number + 1 })));
  if (isNumbered(seat, all)) return `${name} ${i18n.number(number + 1)}`;
  return seat.is_you ? i18n.say(say.you({ name })) : name;
}
