import { describe, expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { accountsProjection } from './accounts.projection';
import { loginsProjection } from './logins.projection';
import { sessionsProjection } from './sessions.projection';
import { signUpsProjection } from './sign-ups.projection';

const at = '2026-11-21T09:00:00.000Z';
const ids = { accountId: 'ann', learnerId: 'amara' };
const registered: AnyEvent = {
  type: 'AccountRegistered',
  data: { ...ids, email: 'ann@example.org', childName: 'Amara', passwordHash: '$secret', roles: ['ROLE_FREE_USER'] },
};
const account = {
  ...ids,
  email: 'ann@example.org',
  parentFirstName: null,
  parentLastName: null,
  childName: 'Amara',
  childBornOn: null,
  roles: ['ROLE_FREE_USER'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 0,
  emailConfirmedAt: at,
  registeredAt: at,
};

describe('an account', () => {
  const after = (...events: AnyEvent[]) => rowsOf(accountsProjection, { ...registered, at }, ...events);

  it('stands as it was registered, without its password', () => expect(after()).toEqual([account]));
  it('ends its sessions with a new password and with a deactivation', () =>
    expect(
      after(
        {
          type: 'PasswordChanged',
          data: { accountId: 'ann', passwordHash: '$2', resetId: 'r', changedAt: at },
        },
        { type: 'AccountDeactivated', data: { accountId: 'ann', reason: 'asked for' } },
      ),
    ).toEqual([{ ...account, active: false, passwordEpoch: 2 }]));
  it('is active again, and has a further role', () =>
    expect(
      after(
        { type: 'AccountDeactivated', data: { accountId: 'ann', reason: 'asked for' } },
        { type: 'AccountReactivated', data: { accountId: 'ann' } },
        { type: 'RoleGranted', data: { accountId: 'ann', role: 'ROLE_USER' } },
      ),
    ).toEqual([{ ...account, roles: ['ROLE_FREE_USER', 'ROLE_USER'], passwordEpoch: 1 }]));
  it('has lost a role, and its sessions', () =>
    expect(
      after(
        { type: 'RoleGranted', data: { accountId: 'ann', role: 'ROLE_ADMIN' } },
        { type: 'RoleRevoked', data: { accountId: 'ann', role: 'ROLE_ADMIN' } },
        { type: 'AllSessionsEnded', data: { accountId: 'ann' } },
      ),
    ).toEqual([{ ...account, passwordEpoch: 1 }]));
  it('keeps what is the parent’s when the child is erased, and nothing when both are', () => {
    const child: AnyEvent = { type: 'SubjectErased', data: { subjectId: 'amara' } };
    expect(after(child)).toEqual([{ ...account, childName: null }]);
    expect(after(child, { type: 'SubjectErased', data: { subjectId: 'ann' } })).toEqual([
      { ...account, childName: null, email: null },
    ]);
  });
  it('was asked to confirm its address, and did so once', () => {
    const asked: AnyEvent = { ...registered, data: { ...registered.data, confirmationAskedAt: at } };
    const confirmed: AnyEvent = { type: 'EmailConfirmed', data: { accountId: 'ann', by: 'confirmation' } };
    expect(rowsOf(accountsProjection, { ...asked, at })).toEqual([{ ...account, emailConfirmedAt: null }]);
    const opened = '2026-11-22T09:00:00.000Z';
    const again = { ...confirmed, at: '2026-11-23T09:00:00.000Z' };
    expect(rowsOf(accountsProjection, { ...asked, at }, { ...confirmed, at: opened }, again)).toEqual([
      { ...account, emailConfirmedAt: opened },
    ]);
  });
  it('that was never registered is none', () =>
    expect(rowsOf(accountsProjection, { type: 'AccountReactivated', data: { accountId: 'bob' } })).toEqual([]));
});

describe('an address', () => {
  it('leads to its account', () =>
    expect(rowsOf(loginsProjection, { type: 'EmailClaimed', data: { emailHash: 'h', accountId: 'ann' } })).toEqual([
      { emailHash: 'h', accountId: 'ann' },
    ]));
});

describe('a session', () => {
  const opened: AnyEvent = {
    type: 'SessionOpened',
    data: { sessionId: 's', accountId: 'ann', passwordEpoch: 0, refreshHash: 'r', expiresAt: at },
  };
  it('is open until it is ended', () => {
    const { sessionId, accountId, passwordEpoch, expiresAt } = opened.data;
    const row = {
      sessionId,
      accountId,
      passwordEpoch,
      openedAt: at,
      expiresAt,
      endedAt: null,
      device: null,
      seenAt: at,
    };
    expect(rowsOf(sessionsProjection, { ...opened, at })).toEqual([row]);
    const ended: AnyEvent = { type: 'SessionEnded', data: { sessionId: 's', accountId: 'ann', reason: 'signed out' } };
    const endedAt = '2026-11-21T10:00:00.000Z';
    expect(rowsOf(sessionsProjection, { ...opened, at }, { ...ended, at: endedAt })).toEqual([{ ...row, endedAt }]);
    const renewal = { sessionId: 's', presentedHash: 'h', refreshHash: 'i', renewedAt: endedAt };
    const renewed: AnyEvent = { type: 'SessionRenewed', data: renewal };
    const kept: AnyEvent = { type: 'SessionKept', data: { sessionId: 's', accountId: 'ann', passwordEpoch: 1 } };
    expect(
      rowsOf(sessionsProjection, { ...opened, at }, { ...renewed, at: endedAt }, { ...kept, at: endedAt }),
    ).toEqual([{ ...row, seenAt: endedAt, passwordEpoch: 1 }]);
  });
});

describe('a sign-up', () => {
  const data = { signUpId: 's', emailHash: 'h', email: 'ann@example.org', productId: 3 };
  const row = { ...data, firstName: null, surname: null, state: 'started', startedAt: at };
  const started: AnyEvent = { type: 'SignUpStarted', data };

  it('is kept as it was begun, and emptied once it is forgotten', () => {
    expect(rowsOf(signUpsProjection, { ...started, at })).toEqual([row]);
    const forgotten: AnyEvent = { type: 'SignUpForgotten', data: { signUpId: 's' } };
    const erased: AnyEvent = { type: 'SubjectErased', data: { subjectId: 's' } };
    expect(rowsOf(signUpsProjection, { ...started, at }, forgotten, erased)).toEqual([
      { ...row, state: 'forgotten', email: null },
    ]);
  });
});
