import { start } from 'platform/jobs';
import { lastOfFormer } from 'schemas/accounts/token';
import { process } from '../../process';
import { forgetInvitationJob } from './forget-invitation.job';
import { invitationMail } from './invitation-mail.job';
import { invitationsWithdrawnMail } from './invitations-withdrawn-mail.job';
import { parentJoinedMail } from './parent-joined-mail.job';
import { parentLeftMail } from './parent-left-mail.job';
import { withdrawInvitationsJob } from './withdraw-invitations.job';

/** Whoever is invited gets a link, and their address is forgotten when the invitation is over; who joins or leaves is told to the other side. */
export const parents = process('parents', {
  ParentInvited: ({ data: { familyId, invitationId, inviterId, expiresAt } }) => [
    start(invitationMail, { familyId, invitationId, inviterId, expiresAt }),
    start(forgetInvitationJob, { invitationId, because: 'expired' }, { at: new Date(expiresAt) }),
  ],
  InvitationWithdrawn: ({ data: { familyId, invitationId, resetId } }) => [
    start(forgetInvitationJob, { invitationId, because: 'withdrawn' }),
    ...(resetId === undefined ? [] : [start(invitationsWithdrawnMail, { familyId, resetId })]),
  ],
  PasswordChanged: ({ data: { accountId, resetId, changedAt } }) =>
    start(withdrawInvitationsJob, { accountId, resetId, changedAt }, { at: new Date(lastOfFormer(changedAt)) }),
  ParentJoinedFamily: ({ data: { familyId, accountId, invitationId } }) => [
    start(parentJoinedMail, { familyId, accountId, invitationId }),
    start(forgetInvitationJob, { invitationId, because: 'accepted' }),
  ],
  ParentLeftFamily: ({ data: { familyId, accountId, by }, id }) =>
    start(parentLeftMail, { eventId: id, familyId, accountId, isRemoved: by === 'the holder' }),
});
