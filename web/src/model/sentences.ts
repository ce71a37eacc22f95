/** What happened at a table, as messages. */

import * as say from '../lib/messages';
import type { Happening, MessageObject } from '../lib/wire';

/** The sentences of a happening: its events', or what happened beside the game. Chat is left to the chat. */
export function sentencesOf(happening: Happening): MessageObject[] {
  // What happened in a record that was imported is not told again: it only accounts for what lies there.
  if (happening.events?.length && happening.kind !== 'created') return happening.events.map((event) => event.say);
  const seat = { seat: happening.seat ?? 0 };
  switch (happening.kind) {
    case 'created':
      return [say.happenedCreated()];
    case 'joined':
      return [say.happenedJoined({ seat })];
    case 'left':
      return [say.happenedLeft({ seat })];
    case 'started':
      return [say.happenedStarted()];
    case 'offered':
      return [say.happenedOffered({ seat })];
    case 'declined':
      return [say.happenedDeclined({ seat })];
    case 'undone':
      return [say.happenedUndone({ seat })];
    case 'resigned':
      return [say.happenedResigned({ seat })];
    case 'claimed':
      return [say.happenedClaimed({ seat })];
    case 'again':
      return [say.happenedAgain({ seat })];
    case 'rematched':
      return [say.happenedRematched()];
    case 'closed':
      return [say.happenedClosed()];
    case 'opened':
      return [say.happenedOpened({ seat })];
    default:
      return [];
  }
}
