import { set } from 'platform/projections';
import { guests } from 'schemas/accounts/people/guests.table';
import { readModel } from '../../read-model';

export const guestsProjection = readModel(guests, { version: 1 }).fold({
  GuestInvited: (row, { data: { invitationId, accountId, as, email, sentAt, expiresAt }, meta }) =>
    row ?? {
      invitationId,
      accountId,
      as,
      email,
      state: 'open',
      invitedBy: meta.actorId,
      invitedAt: meta.at,
      sentAt,
      mails: 1,
      expiresAt,
    },
  GuestInvitedAgain: (row, { data: { sentAt, expiresAt } }) =>
    row && set(row, { sentAt, expiresAt, mails: row.mails + 1 }),
  GuestWithdrawn: (row) => row && set(row, { state: 'withdrawn' }),
  GuestAccepted: (row) => row && set(row, { state: 'accepted' }),
  GuestForgotten: (row) =>
    row && set(row, { email: null, state: row.state === 'withdrawn' ? 'withdrawn' : 'forgotten' }),
});
