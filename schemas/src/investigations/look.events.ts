import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Id, Personal, Text } from '../describe/schema';

/** Why somebody looks, in their own words: they may name anybody. */
export const LookReason = Text(200);

/** What of a stream is shown. */
export const shownOfStreams = [
  'events',
  'names',
  'account',
  'users',
  'users file',
  'timeline',
  'timeline file',
  'reports',
  'report',
  'reports file',
  'results',
  'results file',
  'room replay',
] as const;

/** The name of a stream, or how the names of some begin. */
export const Looked = Type.String({ minLength: 1, maxLength: 160, pattern: '^[a-z]+-[A-Za-z0-9_.-]+$' });

/**
 * Who looked at what is written of whom; when stands beside each event. Streams: `look-<accountId>.<quarter of an hour>`,
 * in which each stream that somebody looked at stands once for each reason.
 */
export const lookEvents = events({
  StreamLookedAt: {
    /** Who looked. */
    accountId: Id,
    stream: Looked,
    /** `events`: the stream itself; `account`: whose it is, their roles and where they are logged in; `names`: which streams there are whose name begins so, and when they were written last; `users`: the list of all accounts; `users file`: that list, or the one of a mock exam, as a file that was taken away; `timeline`: a mock exam, act by act; `timeline file`: that as a file; `reports`: how the reports of a mock exam stand, and to whom they went; `report`: one of them; `reports file`: all of them as a file; `results`: what came of a mock exam, of everybody or of one child; `results file`: that as a file; `room replay`: how everybody sat a mock exam, from second to second. */
    shown: Type.Enum([...shownOfStreams]),
    /** Whose it is, where the stream tells. */
    subjectId: Maybe(Id),
    /** Sealed for whoever looked; it stands open in events from before it was. */
    reason: Maybe(Personal(LookReason, 'accountId')),
  },
});
export type LookEvent = EventOf<typeof lookEvents>;
