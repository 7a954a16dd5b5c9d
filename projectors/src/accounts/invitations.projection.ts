import { set } from 'platform/projections';
import { invitations } from 'schemas/accounts/family/invitations.table';
import { readModel } from '../read-model';

export const invitationsProjection = readModel(invitations, { version: 1 }).fold({
  ParentInvited: (_, { data: { inviterId: _inviter, passwordEpoch: _epoch, ...data } }) => ({ ...data, state: 'open' }),
  InvitationWithdrawn: (row) => row && set(row, { state: 'withdrawn' }),
  ParentJoinedFamily: (row) => row && set(row, { state: 'accepted' }),
});
