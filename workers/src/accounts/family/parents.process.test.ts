import { describe, expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { askedFor, ran } from '../../../testing/worker-kit';
import { invitationMail } from './invitation-mail.job';
import { invitationsWithdrawnMail } from './invitations-withdrawn-mail.job';
import { parentJoinedMail } from './parent-joined-mail.job';
import { parentLeftMail } from './parent-left-mail.job';
import { parents } from './parents.process';

const invited: AnyEvent = {
  type: 'ParentInvited',
  data: {
    familyId: 'ann',
    invitationId: 'i',
    inviterId: 'ann',
    email: 'bob@example.org',
    invitedAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-28T12:00:00.000Z',
  },
};
const people = {
  ann: { email: 'ann@example.org', name: null },
  bob: { email: 'bob@example.org', name: null },
  i: { email: 'bob@example.org', name: null },
};
const tasks = (event: AnyEvent) => askedFor(parents, event).map(({ task }) => task);

describe('an invitation', () => {
  it('is sent, and its address forgotten once it is over, by whatever comes first', () => {
    expect(tasks(invited)).toEqual(['accounts.invitation-mail', 'accounts.forget-invitation']);
    const joined: AnyEvent = {
      type: 'ParentJoinedFamily',
      data: { familyId: 'ann', accountId: 'bob', invitationId: 'i' },
    };
    expect(tasks(joined)).toEqual(['accounts.parent-joined-mail', 'accounts.forget-invitation']);
    const withdrawn: AnyEvent = { type: 'InvitationWithdrawn', data: { familyId: 'ann', invitationId: 'i' } };
    // A job of one name is asked for once: the one at the end would keep these waiting for it.
    const keys = [invited, joined, withdrawn].flatMap((event) =>
      askedFor(parents, event)
        .filter(({ task }) => task === 'accounts.forget-invitation')
        .map(({ once }) => once),
    );
    expect(new Set(keys).size).toBe(3);
  });

  const data = { familyId: 'ann', invitationId: 'i', inviterId: 'ann', expiresAt: '2099-11-28T12:00:00.000Z' };
  it('names whoever sends it by their address alone, and has the link', async () => {
    const { mails } = await ran(invitationMail, data, { people });
    expect(mails).toMatchObject([{ to: 'bob@example.org' }]);
    expect(mails[0]?.text).toContain('ann@example.org prepares a child');
    expect(mails[0]?.text).toContain('https://fieldfare.example/auth/join-family?t=ann~i~2099-11-28T12:00:00.000Z');
  });
  it.each([
    ['was withdrawn', data, { ann: people.ann }],
    ['has an inviter who was erased', data, { i: people.i }],
    ['is over', { ...data, expiresAt: '2020-01-01T00:00:00.000Z' }, people],
  ])('is sent to nobody where it %s', async (_, said, known) =>
    expect(await ran(invitationMail, said, { people: known })).toMatchObject({
      outcome: 'skipped',
      mails: [],
    }),
  );
});

it('tells whoever began the family that somebody joined, or left', async () => {
  const joined = await ran(parentJoinedMail, { familyId: 'ann', accountId: 'bob', invitationId: 'i' }, { people });
  expect(joined.mails).toMatchObject([{ to: 'ann@example.org', subject: 'Another parent has joined your family' }]);
  const left = { eventId: 'e', familyId: 'ann', accountId: 'bob' };
  const { mails } = await ran(parentLeftMail, { ...left, isRemoved: false }, { people });
  expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'A parent has left your family' }]);
});

it('tells whoever was taken out, though the other is gone', async () => {
  const data = { eventId: 'e', familyId: 'ann', accountId: 'bob', isRemoved: true };
  const { mails } = await ran(parentLeftMail, data, { people: { bob: people.bob } });
  expect(mails).toMatchObject([{ to: 'bob@example.org' }]);
  expect(await ran(parentLeftMail, { ...data, isRemoved: false }, { people: { bob: people.bob } })).toMatchObject({
    outcome: 'skipped',
  });
});

describe('a new password of whoever invited', () => {
  const changedAt = '2026-11-21T12:00:00.000Z';
  it('has what was open withdrawn, once no former session can add to it', () => {
    const data = { accountId: 'ann', resetId: 'r', changedAt, passwordHash: 'hash' };
    expect(askedFor(parents, { type: 'PasswordChanged', data })).toMatchObject([
      { task: 'accounts.withdraw-invitations', at: new Date('2026-11-21T12:00:05.000Z') },
    ]);
  });
  it('is one mail, however many were withdrawn', async () => {
    const withdrawn = (invitationId: string): AnyEvent => ({
      type: 'InvitationWithdrawn',
      data: { familyId: 'ann', invitationId, resetId: 'r' },
    });
    const mails = ['i', 'j']
      .flatMap((id) => askedFor(parents, withdrawn(id)))
      .filter(({ task }) => task.includes('mail'));
    expect(new Set(mails.map(({ once }) => once)).size).toBe(1);
    const sent = await ran(invitationsWithdrawnMail, { familyId: 'ann', resetId: 'r' }, { people });
    expect(sent.mails).toMatchObject([
      { to: 'ann@example.org', subject: 'Open invitations to your family were withdrawn' },
    ]);
    expect(await ran(invitationsWithdrawnMail, { familyId: 'gone', resetId: 'r' }, {})).toMatchObject({
      outcome: 'skipped',
    });
  });
});
