import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** What can have happened to an account that somebody may ask about in a year. */
export const happenings = [
  'invited',
  'invitation sent again',
  'invitation withdrawn',
  'registered',
  'address confirmed',
  'link sent',
  'password changed',
  'role given',
  'role taken',
  'sessions ended',
  'session ended',
  'second factor set up',
  'second factor removed',
  'looked as a child',
  'deactivated',
  'reactivated',
  'grant given',
  'grant end set',
  'grant withdrawn',
] as const;
export const Happening = Type.Enum([...happenings]);

/** What was done about each account, by whom and when. One row for each event, which its place in the log names. */
export const history = table('accounts_history', {
  keeps: 'What was done about your account, by whom and when',
  row: {
    accountId: Id,
    position: Type.String({ maxLength: 20 }),
    at: Instant,
    /** Whose doing it was. */
    actorId: Type.String({ maxLength: 80 }),
    what: Happening,
    /** Which role; as whom somebody was invited; what a grant gives; at which child somebody looked. */
    subjects: Type.Array(Type.String({ maxLength: 80 })),
    /** Until when, of a grant; null where there is no end. */
    endsAt: Maybe(Instant),
    reason: Personal(Text(300), 'accountId'),
  },
  key: ['accountId', 'position'],
});
