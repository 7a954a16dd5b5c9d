import { set } from 'platform/projections';
import type { GuestEvent } from 'schemas/accounts/people/guest.events';
import { guests } from 'schemas/accounts/people/guests.table';
import { readModel } from '../../read-model';

type Invited = Extract<GuestEvent, { type: 'GuestInvited' }>['data'];

const namesIn = ({ learnerId, parentFirstName, parentLastName, childName }: Invited) => ({
  parentFirstName: orNull(parentFirstName),
  parentLastName: orNull(parentLastName),
  childId: learnerId,
  childName: orNull(childName),
});

const orNull = <T>(said: T | undefined): T | null => said ?? null;

const givenBy = ({ sessionIds = [], allSessions }: Invited) => ({
  sessions: sessionIds.length,
  allFrom: allSessions?.beginsAt ?? null,
  allUntil: allSessions?.endsAt ?? null,
});

export const guestsProjection = readModel(guests, { version: 2 }).fold({
  GuestInvited: (row, { data, meta }) =>
    row ?? {
      invitationId: data.invitationId,
      accountId: data.accountId,
      as: data.as,
      email: data.email,
      state: 'open',
      invitedBy: meta.actorId,
      invitedAt: meta.at,
      sentAt: data.sentAt,
      mails: 1,
      expiresAt: data.expiresAt,
      withdrawnBy: null,
      withdrawnAt: null,
      ...namesIn(data),
      ...givenBy(data),
    },
  GuestInvitedAgain: (row, { data: { sentAt, expiresAt } }) =>
    row && set(row, { sentAt, expiresAt, mails: row.mails + 1 }),
  GuestWithdrawn: (row, { meta }) =>
    row && set(row, { state: 'withdrawn', withdrawnBy: meta.actorId, withdrawnAt: meta.at }),
  GuestAccepted: (row) => row && set(row, { state: 'accepted' }),
  GuestForgotten: (row) =>
    row &&
    set(row, {
      email: null,
      parentFirstName: null,
      parentLastName: null,
      childName: null,
      state: row.state === 'withdrawn' ? 'withdrawn' : 'forgotten',
    }),
});
