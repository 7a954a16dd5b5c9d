import Type from 'typebox';
import { Email, Id, Instant, Personal } from '../../describe/schema';
import { table } from '../../describe/table';

/** Who has been invited to which family, until the address is forgotten. */
export const invitations = table('accounts_invitations', {
  keeps: 'Whom you invited to the family',
  row: {
    invitationId: Id,
    familyId: Id,
    email: Personal(Email, 'invitationId'),
    invitedAt: Instant,
    expiresAt: Instant,
    state: Type.Enum(['open', 'withdrawn', 'accepted']),
  },
  key: 'invitationId',
  indexes: [['familyId', 'invitedAt']],
});
