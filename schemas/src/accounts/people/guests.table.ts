import Type from 'typebox';
import { Count, Email, Id, Instant, Personal } from '../../describe/schema';
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
  },
  key: 'invitationId',
  indexes: [['accountId'], ['invitedAt']],
});
