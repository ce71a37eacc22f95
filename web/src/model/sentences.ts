/** What happened at a table, as messages. */

import * as say from '../lib/messages';
import type { Happening, MessageObject } from '../lib/wire';

/** A line of the log: its sentence, and whose doing it was; nobody's for chance and for what concerns everybody. */
export interface Line {
  say: MessageObject;
  seat: number | null;
}

/** The lines of a happening. An event speaks of its own seat, which need not be the one that moved: income is one's own. */
export function linesOf(happening: Happening): Line[] {
  const events = happening.kind === 'created' ? [] : (happening.events ?? []);
  return sentencesOf(happening).map((sentence, i) => {
    const event: object | undefined = events[i];
    if (!event) return { say: sentence, seat: happening.seat ?? null };
    return { say: sentence, seat: 'seat' in event && typeof event.seat === 'number' ? event.seat : null };
  });
}

/** The first sentence that is not told yet: something is still being counted. */
export interface Untold {
  seq: number;
  key: string;
}

/** Of things of a happening, one per sentence, those that may be told. */
export function toldOf<T>(things: T[], happening: Happening, untold: Untold | null): T[] {
  if (!untold || happening.seq < untold.seq) return things;
  if (happening.seq > untold.seq) return [];
  const first = sentencesOf(happening).findIndex((one) => one.key === untold.key);
  return first < 0 ? things : things.slice(0, first);
}

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
