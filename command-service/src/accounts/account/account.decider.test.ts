import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { AccountEvent } from 'schemas/accounts/account.events';
import { account, type AccountCommand } from './account.decider';

const given = stories(account);
const accountId = 'ann';
const data = {
  accountId,
  learnerId: 'amara',
  email: 'ann@example.org',
  passwordHash: '$1',
  roles: ['ROLE_FREE_USER' as const],
  trialEndsOn: '2026-12-21',
};
const registered: AccountEvent = { type: 'AccountRegistered', data };
const deactivated: AccountEvent = { type: 'AccountDeactivated', data: { accountId, reason: 'asked by phone' } };
const change = (resetId: string, askedAt: string, at: string): AccountCommand => ({
  type: 'ChangePassword',
  data: { accountId, resetId, passwordHash: '$2', askedAt, at },
});
const changed = (resetId: string, changedAt: string): AccountEvent => ({
  type: 'PasswordChanged',
  data: { accountId, resetId, passwordHash: '$2', changedAt },
});

describe('registering', () => {
  it('makes an account', () => given().when({ type: 'RegisterAccount', data }).then(registered));
  it('never touches one that exists', () =>
    given(registered)
      .when({ type: 'RegisterAccount', data: { ...data, passwordHash: 'of somebody else' } })
      .thenNothing());
});

describe('a password link', () => {
  it('works', () =>
    given(registered)
      .when(change('r1', '10:00', '10:05'))
      .then(changed('r1', '10:05')));
  it('works once', () =>
    given(registered, changed('r1', '10:05'))
      .when(change('r1', '10:00', '10:06'))
      .thenRefused('LinkNotValid'));
  it('ends with a change that came after it was asked for', () =>
    given(registered, changed('r2', '10:05'))
      .when(change('r1', '10:00', '10:06'))
      .thenRefused('LinkNotValid'));
  it('asked for after a change works', () =>
    given(registered, changed('r1', '10:05'))
      .when(change('r3', '10:10', '10:11'))
      .then(changed('r3', '10:11')));
  it('needs an account', () =>
    given()
      .when(change('r1', '10:00', '10:05'))
      .thenRefused('AccountNotFound'));
});

describe('the address', () => {
  const asking: AccountEvent = {
    type: 'AccountRegistered',
    data: { ...data, confirmationAskedAt: '2026-11-21T10:00:00Z' },
  };
  const confirm: AccountCommand = { type: 'ConfirmEmail', data: { accountId } };
  const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, by: 'confirmation' } };
  const again = (askedAt: string): AccountCommand => ({ type: 'AskConfirmationAgain', data: { accountId, askedAt } });
  const mailed = (askedAt: string): AccountEvent => ({ type: 'ConfirmationMailAsked', data: { accountId, askedAt } });
  const three = ['2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'].map(mailed);

  it('is confirmed', () => given(asking).when(confirm).then(confirmed));
  it('is confirmed once', () => given(asking, confirmed).when(confirm).thenNothing());
  it('is nobody’s without an account', () => given().when(confirm).thenRefused('AccountNotFound'));
  it('counts as confirmed where it was never asked about', () => {
    given(registered).when(confirm).thenNothing();
    given(registered).when(again('2026-11-21T11:00:00Z')).thenNothing();
    expect(given(registered).state()?.unconfirmedSince).toBeNull();
  });
  it('waits from when it was asked for until it is confirmed', () => {
    expect(given(asking).state()?.unconfirmedSince).toBe('2026-11-21T10:00:00Z');
    expect(given(asking, ...three).state()?.unconfirmedSince).toBe('2026-11-21T10:00:00Z');
    expect(given(asking, confirmed).state()?.unconfirmedSince).toBeNull();
  });
  it('is confirmed by a new password, too, whose link came by mail', () => {
    const byPassword: AccountEvent = { type: 'EmailConfirmed', data: { accountId, by: 'new password' } };
    given(asking)
      .when(change('r1', '10:00', '10:05'))
      .then(changed('r1', '10:05'), byPassword);
    given(asking, confirmed)
      .when(change('r1', '10:00', '10:05'))
      .then(changed('r1', '10:05'));
  });
  it('is written to again three times in 24 hours', () => {
    given(asking).when(again('2026-11-21T11:00:00Z')).then(mailed('2026-11-21T11:00:00Z'));
    given(asking, ...three)
      .when(again('2026-11-22T10:59:59Z'))
      .thenRefused('MailSentAlready', '2026-11-22T11:00:00.000Z');
    given(asking, ...three)
      .when(again('2026-11-22T11:00:00Z'))
      .then(mailed('2026-11-22T11:00:00Z'));
  });
  it('is not written to once it is confirmed', () =>
    given(asking, ...three, confirmed)
      .when(again('2026-11-21T14:00:00Z'))
      .thenNothing());
});

describe('sessions', () => {
  it('end with a new password, and with a deactivation', () => {
    expect(given(registered).state()?.passwordEpoch).toBe(0);
    expect(given(registered, changed('r1', '10:05')).state()?.passwordEpoch).toBe(1);
    expect(given(registered, deactivated).state()).toMatchObject({ active: false, passwordEpoch: 1 });
  });
});

describe('roles and activation', () => {
  const grant: AccountCommand = { type: 'GrantRole', data: { accountId, role: 'ROLE_ADMIN' } };
  const granted: AccountEvent = { type: 'RoleGranted', data: { accountId, role: 'ROLE_ADMIN' } };
  it('are added', () => given(registered).when(grant).then(granted));
  it('are added once', () => given(registered, granted).when(grant).thenNothing());
  it('need an account', () => given().when(grant).thenRefused('AccountNotFound'));
  const revoke: Extract<AccountCommand, { type: 'RevokeRole' }> = {
    type: 'RevokeRole',
    data: { accountId, role: 'ROLE_ADMIN' },
    by: 'another admin',
  };
  const revoked: AccountEvent = { type: 'RoleRevoked', data: { accountId, role: 'ROLE_ADMIN' } };
  it('are taken away, once, and can be given again', () => {
    given(registered, granted).when(revoke).then(revoked);
    given(registered, granted, revoked).when(revoke).thenNothing();
    given(registered, granted, revoked).when(grant).then(granted);
    given().when(revoke).thenRefused('AccountNotFound');
  });
  it('leave an admin in the office: nobody takes that role from themselves', () => {
    given(registered, granted)
      .when({ ...revoke, by: accountId })
      .thenRefused('OwnAdminRole');
    given(registered)
      .when({ ...revoke, by: accountId })
      .thenNothing();
    given(registered)
      .when({ type: 'RevokeRole', data: { accountId, role: 'ROLE_FREE_USER' }, by: accountId })
      .then({ type: 'RoleRevoked', data: { accountId, role: 'ROLE_FREE_USER' } });
    expect(given(registered, granted, revoked).state()?.roles).toEqual(['ROLE_FREE_USER']);
  });
  it('leave no session open when all are ended', () => {
    const ended: AccountEvent = { type: 'AllSessionsEnded', data: { accountId } };
    given(registered).when({ type: 'EndAllSessions', data: { accountId } }).then(ended);
    given().when({ type: 'EndAllSessions', data: { accountId } }).thenRefused('AccountNotFound');
    expect(given(registered, ended).state()?.passwordEpoch).toBe(1);
  });
  it('switch off and on again, once each', () => {
    given(registered).when({ type: 'DeactivateAccount', data: deactivated.data }).then(deactivated);
    given(registered, deactivated).when({ type: 'DeactivateAccount', data: deactivated.data }).thenNothing();
    given(registered, deactivated)
      .when({ type: 'ReactivateAccount', data: { accountId } })
      .then({ type: 'AccountReactivated', data: { accountId } });
    given(registered).when({ type: 'ReactivateAccount', data: { accountId } }).thenNothing();
  });
});
