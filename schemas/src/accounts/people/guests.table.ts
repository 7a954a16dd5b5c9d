import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, Name, Personal } from '../../describe/schema';
import { table } from '../../describe/table';
import { InvitedAs } from './guest.events';

/** Who was invited to have an account, and what has come of it. */
export const guests = table('accounts_guests', {
  keeps: 'That you were invited to have an account',
  row: {
    invitationId: Id,
    accountId: Id,
    as: InvitedAs,
    email: Personal(Email, 'accountId'),
    state: Type.Enum(['open', 'accepted', 'withdrawn', 'forgotten']),
    invitedBy: Id,
    invitedAt: Instant,
    /** The newest mail, how many there were, and until when its link is good. */
    sentAt: Instant,
    mails: Count,
    expiresAt: Instant,
    /** What was said of them, and given with it. */
    parentFirstName: Maybe(Personal(Name, 'accountId')),
    parentLastName: Maybe(Personal(Name, 'accountId')),
    childId: Id,
    childName: Maybe(Personal(Name, 'childId')),
    sessions: Count,
    allFrom: Maybe(Instant),
    allUntil: Maybe(Instant),
    withdrawnBy: Maybe(Id),
    withdrawnAt: Maybe(Instant),
  },
  key: 'invitationId',
  indexes: [['accountId'], ['invitedAt']],
});
