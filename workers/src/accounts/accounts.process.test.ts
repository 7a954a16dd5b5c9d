import { describe, expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { askedFor, AT } from '../../testing/worker-kit';
import { finishSignUp } from './finish-sign-up.process';
import { greet } from './greet.process';
import { warnOfTheft } from './warn-of-theft.process';
import { resetPassword } from './reset-password.process';
import { tellOfSecondFactor } from './tell-of-second-factor.process';

const registered = (more: { trialEndsOn?: string; confirmationAskedAt?: string } = {}): AnyEvent => ({
  type: 'AccountRegistered',
  data: {
    accountId: 'ann',
    learnerId: 'amara',
    email: 'ann@example.org',
    passwordHash: '$secret',
    roles: ['ROLE_FREE_USER'],
    ...more,
  },
});
const resetAsked = (more: { accountId?: string } = {}): AnyEvent => ({
  type: 'PasswordResetAsked',
  data: { emailHash: 'h', resetId: 'r', expiresAt: '2026-11-21T13:00:00.000Z', ...more },
});

describe('greeting', () => {
  it('welcomes an account once, whatever it says of a trial', () => {
    expect(askedFor(greet, registered({ trialEndsOn: '2026-12-21' }))).toEqual([
      { task: 'accounts.welcome-mail', once: 'ann', data: { accountId: 'ann', trialEndsOn: '2026-12-21' } },
    ]);
    expect(askedFor(greet, registered())).toEqual([
      { task: 'accounts.welcome-mail', once: 'ann', data: { accountId: 'ann' } },
    ]);
  });
  it('tells of a password that was not chosen', () => {
    const account = registered();
    const bought = { ...account, data: { ...account.data, hasNoPassword: true } } as AnyEvent;
    expect(askedFor(greet, bought)).toMatchObject([{ data: { accountId: 'ann', hasNoPassword: true } }]);
  });
  it('links to the confirmation where the sign-up asked for it, and again whenever somebody asks', () => {
    const askedAt = '2026-11-21T12:00:00.000Z';
    expect(askedFor(greet, registered({ confirmationAskedAt: askedAt }))).toEqual([
      { task: 'accounts.welcome-mail', once: 'ann', data: { accountId: 'ann', askedAt } },
    ]);
    expect(askedFor(greet, { type: 'ConfirmationMailAsked', data: { accountId: 'ann', askedAt } })).toEqual([
      { task: 'accounts.confirm-email-mail', once: `ann ${askedAt}`, data: { accountId: 'ann', askedAt } },
    ]);
  });
  it('tells the owner of each repeated sign-up', () =>
    expect(askedFor(greet, { type: 'SignUpRepeated', data: { emailHash: 'h', accountId: 'ann' } })).toEqual([
      { task: 'accounts.repeated-sign-up-mail', once: 'event-1', data: { accountId: 'ann', eventId: 'event-1' } },
    ]));
  it('has nothing to say of anything else', () =>
    expect(askedFor(greet, { type: 'AccountReactivated', data: { accountId: 'ann' } })).toEqual([]));
});

describe('a new password', () => {
  it('is asked for by mail where the address has an account', () =>
    expect(askedFor(resetPassword, resetAsked({ accountId: 'ann' }))).toEqual([
      {
        task: 'accounts.reset-mail',
        once: 'r',
        data: { accountId: 'ann', resetId: 'r', askedAt: AT, expiresAt: '2026-11-21T13:00:00.000Z' },
      },
    ]));
  it('is told to the owner of the account', () =>
    expect(
      askedFor(resetPassword, {
        type: 'PasswordChanged',
        data: { accountId: 'ann', resetId: 'r', passwordHash: '$new', changedAt: AT },
      }),
    ).toEqual([
      { task: 'accounts.password-changed-mail', once: 'r', data: { accountId: 'ann', resetId: 'r', changedAt: AT } },
    ]));
  it('is nobody’s where it has none', () => expect(askedFor(resetPassword, resetAsked())).toEqual([]));
});

describe('a sign-up that was begun', () => {
  it('is reminded of after an hour and forgotten after 30 days', () =>
    expect(
      askedFor(finishSignUp, {
        type: 'SignUpStarted',
        data: { signUpId: 's', emailHash: 'h', email: 'ann@example.org', productId: 3 },
      }),
    ).toEqual([
      {
        task: 'accounts.incomplete-sign-up-mail',
        once: 'h',
        at: new Date('2026-11-21T13:00:00Z'),
        data: { signUpId: 's', emailHash: 'h', productId: 3 },
      },
      {
        task: 'accounts.forget-sign-up',
        once: 's',
        data: { signUpId: 's' },
        at: new Date('2026-12-21T12:00:00Z'),
      },
    ]));
});

describe('a session whose token came back', () => {
  it('is told of to its owner, once', () =>
    expect(askedFor(warnOfTheft, { type: 'RefreshTokenReused', data: { sessionId: 's', accountId: 'ann' } })).toEqual([
      { task: 'accounts.theft-mail', once: 's', data: { sessionId: 's', accountId: 'ann' } },
    ]));
});

describe('a second factor', () => {
  const data = { accountId: 'ann', factorId: 'f' };
  const mail = { task: 'accounts.second-factor-mail', once: 'event-1' };
  const told = { accountId: 'ann', eventId: 'event-1', at: AT };
  it.each<[string, AnyEvent, object]>([
    [
      'set up',
      { type: 'SecondFactorSetUp', data: { ...data, step: 1, recoveryHashes: [] } },
      { ...told, what: 'set up' },
    ],
    ['taken away', { type: 'SecondFactorRemoved', data: { ...data, by: 'owner' } }, { ...told, what: 'removed' }],
    [
      'reset',
      { type: 'SecondFactorRemoved', data: { ...data, by: 'admin', reason: 'lost' } },
      { ...told, what: 'reset' },
    ],
    [
      'gone round by a recovery code',
      { type: 'RecoveryCodeUsed', data: { ...data, recoveryHash: 'h', left: 1 } },
      { ...told, what: 'recovery code used', left: 1 },
    ],
  ])('that was %s is told of to its owner, once', (_, event, said) =>
    expect(askedFor(tellOfSecondFactor, event)).toEqual([{ ...mail, data: said }]),
  );
  it('that was used at a log-in is nothing to write home about', () =>
    expect(askedFor(tellOfSecondFactor, { type: 'SecondFactorUsed', data: { ...data, step: 2 } })).toEqual([]));
});
