import { expect, it } from '@jest/globals';
import { rowsOf } from '../../../testing/rows-of';
import { history } from 'schemas/accounts/people/history.table';
import { subjectFieldOf } from 'schemas/describe/schema';
import type { AnyEvent } from 'schemas/events';
import { historyProjection } from './history.projection';

const at = '2026-11-21T09:00:00.000Z';
const ended = (reason: Extract<AnyEvent, { type: 'SessionEnded' }>['data']['reason']): AnyEvent => ({
  type: 'SessionEnded',
  data: { sessionId: 's', accountId: 'ann', reason },
});
const tell = (...events: AnyEvent[]) => rowsOf(historyProjection, ...events.map((one) => ({ ...one, at })));
const recoveryHashes = Array.from({ length: 10 }, (_, n) => `hash-${n}`);
const looked: AnyEvent = {
  type: 'LearnerLookedAs',
  data: {
    lookId: 'l',
    by: 'ada',
    accountId: 'ann',
    learnerId: 'amara',
    reason: 'They rang about Ann Lee.',
    endsAt: at,
  },
};

it('tells of looks, second factors and sessions that were ended from elsewhere, and not of logging out', () => {
  const rows = tell(
    ended('signed out'),
    ended('refresh token used twice'),
    ended('ended from another device'),
    { type: 'SecondFactorSetUp', data: { accountId: 'ann', factorId: 'f', step: 1, recoveryHashes } },
    { type: 'SecondFactorRemoved', data: { accountId: 'ann', factorId: 'f', by: 'admin', reason: 'Ann Lee lost it.' } },
    looked,
  );
  expect(rows).toMatchObject([
    { what: 'session ended' },
    { what: 'second factor set up' },
    { what: 'second factor removed' },
    { what: 'looked as a child' },
  ]);
  expect(rows.at(-1)).toMatchObject({ accountId: 'ann', subjects: ['amara'], reason: 'They rang about Ann Lee.' });
  expect(rows[2]).toMatchObject({ reason: 'Ann Lee lost it.' });
});

it('keeps why in a field that is sealed with the key of whom it is about', () => {
  expect(subjectFieldOf(history.row.reason)).toBe('accountId');
});

it('tells why a role was taken and sessions were ended, and of a recovery code how many are left', () => {
  expect(
    tell(
      { type: 'RoleRevoked', data: { accountId: 'ann', role: 'ROLE_ADMIN', reason: 'left us' } },
      { type: 'AllSessionsEnded', data: { accountId: 'ann', reason: 'a lost phone' } },
      { type: 'RecoveryCodeUsed', data: { accountId: 'ann', factorId: 'f', recoveryHash: 'h', left: 9 } },
    ),
  ).toMatchObject([
    { what: 'role taken', reason: 'left us' },
    { what: 'sessions ended', reason: 'a lost phone' },
    { what: 'recovery code used', subjects: ['9'] },
  ]);
});

it('tells of grants which they are, and of money how much and why', () => {
  const refund = { familyId: 'ann', paymentId: 'p', pence: 649 };
  const asked = { ...refund, refundId: 'r', ends: true, reason: 'paid twice', askedAt: at };
  expect(
    tell(
      { type: 'GrantWithdrawn', data: { familyId: 'ann', grantId: 'g', withdrawnAt: at, reason: 'a mistake' } },
      { type: 'RefundAsked', data: asked },
      { type: 'RefundSeen', data: { ...refund, paidPence: 949, isDuplicate: false, seenAt: at } },
    ),
  ).toMatchObject([
    { what: 'grant withdrawn', grantId: 'g', reason: 'a mistake' },
    { what: 'refund asked', pence: 649, reason: 'paid twice' },
    { what: 'refunded', pence: 649 },
  ]);
});
