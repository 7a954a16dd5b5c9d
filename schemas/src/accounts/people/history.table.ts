import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';
import { Source } from '../../rights/grant';

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
  'recovery code used',
  'looked as a child',
  'deactivated',
  'reactivated',
  'grant given',
  'grant end set',
  'grant withdrawn',
  'paid',
  'refund asked',
  'refunded',
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
    /** Which role; as whom somebody was invited; what a grant gives; at which child somebody looked; which product was paid for; how many codes are left. */
    subjects: Type.Array(Type.String({ maxLength: 80 })),
    /** Until when, of a grant; null where there is no end. */
    endsAt: Maybe(Instant),
    /** From when on, of a grant. */
    beginsAt: Maybe(Instant),
    /** Which grant; what it is can be read where grants stand. */
    grantId: Maybe(Id),
    /** Where a grant came from. */
    source: Maybe(Source),
    /** Of what was paid or given back. */
    pence: Maybe(Count),
    reason: Personal(Text(300), 'accountId'),
  },
  key: ['accountId', 'position'],
});
