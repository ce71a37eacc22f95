/** Problems that have words of their own: what is wrong in a few words, and what to do. */

import * as say from '../lib/messages';
import type { MessageObject, Problem } from '../lib/wire';

const KNOWN: Record<string, string> = {
  'web.offline': 'offline',
  'protocol.version': 'old',
  'table.unknown': 'lost',
  'table.bad-link': 'taken',
  'table.seat-taken': 'taken',
  'table.full': 'full',
  'table.begun': 'full',
  'table.finished': 'over',
  'table.not-finished': 'running',
  'table.not-watched': 'closed',
  'table.private': 'closed',
  'table.not-seated': 'closed',
};

/** The kind of a problem, for `noticeTitle` and `noticeSays`. */
export const kindOf = (problem: Problem): string => KNOWN[problem.code] ?? 'other';

/** What is wrong, as a title: "There is no such table". */
export const titleOf = (problem: Problem): MessageObject => say.noticeTitle({ what: kindOf(problem) });
