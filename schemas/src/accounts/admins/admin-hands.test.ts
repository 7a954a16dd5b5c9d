import { expect, it } from '@jest/globals';
import { holdingAfter, isAdmin, missedUntil, neverAdmin, type Holding, type OfRoles } from './admin-hands.rules';

const NOW = '2027-03-20T10:00:00.000Z';
const ann = { accountId: 'ann' };
const granted: OfRoles = { type: 'RoleGranted', data: { ...ann, role: 'ROLE_ADMIN' } };
const revoked: OfRoles = { type: 'RoleRevoked', data: { ...ann, role: 'ROLE_ADMIN' } };
const deactivated: OfRoles = { type: 'AccountDeactivated', data: ann };
const reactivated: OfRoles = { type: 'AccountReactivated', data: ann };

/** Each a day after the other, the last on 19 March; written by Bob unless told. */
const after = (...all: readonly (OfRoles | readonly [OfRoles, string])[]): Holding =>
  all.reduce((holding, one, n) => {
    const [event, actorId] = 'type' in one ? [one, 'bob'] : one;
    const at = new Date(Date.parse(NOW) - (all.length - n) * 86_400_000).toISOString();
    return holdingAfter(holding, event, { position: String(n), at, actorId });
  }, neverAdmin);
const dayAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const told = (holding: Holding) => [isAdmin(holding), missedUntil(holding, NOW) !== null];

it('misses an admin whom another deactivated or took the role from, and nobody who is back or gave it up themselves', () => {
  expect(told(after(granted))).toEqual([true, false]);
  expect(told(after(granted, deactivated))).toEqual([false, true]);
  expect(told(after(granted, revoked))).toEqual([false, true]);
  expect(told(after(granted, revoked, deactivated, reactivated))).toEqual([false, true]);
  expect(told(after(granted, deactivated, reactivated))).toEqual([true, false]);
  expect(told(after(granted, revoked, granted))).toEqual([true, false]);
  expect(told(after(granted, [revoked, 'ann']))).toEqual([false, false]);
  expect(told(after(granted, [revoked, 'ann'], deactivated))).toEqual([false, false]);
  expect(told(after(deactivated))).toEqual([false, false]);
});

it('misses whoever is still deactivated, whatever becomes of their role', () => {
  expect(told(after(granted, deactivated, revoked, granted))).toEqual([false, true]);
  expect(told(after(granted, deactivated, revoked))).toEqual([false, true]);
  expect(told(after(granted, revoked, deactivated, granted, reactivated))).toEqual([true, false]);
});

it('makes nobody another’s hand by taking the role from them and giving it back, but since when they have it begins anew', () => {
  const byOperator: readonly [OfRoles, string] = [granted, 'operator'];
  const first = { position: '0', since: dayAgo(3), at: dayAgo(3), by: 'operator' };
  const again = after(byOperator, revoked, granted).making;
  expect(again).toEqual({ position: '2', since: dayAgo(1), at: first.at, by: first.by });
  // Deactivated as well, in whichever order.
  expect(after(byOperator, deactivated, revoked, granted).making).toMatchObject({ by: 'operator' });
  expect(after(byOperator, revoked, deactivated, granted).making).toMatchObject({ by: 'operator' });
  expect(after(byOperator, revoked, granted, revoked, granted).making).toMatchObject({ by: 'operator' });
  // What they had given up is given anew.
  expect(after(byOperator, [revoked, 'ann'], granted).making).toMatchObject({ by: 'bob', at: dayAgo(1) });
});

it('misses nobody any more after thirty days', () => {
  const gone = after(granted, deactivated);
  const days = (count: number) => new Date(Date.parse(gone.endedAt ?? '') + count * 86_400_000).toISOString();
  expect([29, 30].map((count) => missedUntil(gone, days(count)))).toEqual([days(30), null]);
});

it('counts for nothing what is said of another role', () => {
  const other: OfRoles = { type: 'RoleGranted', data: { ...ann, role: 'ROLE_TEACHER' } };
  expect(after(other)).toEqual(neverAdmin);
  expect(told(after(granted, { type: 'RoleRevoked', data: { ...ann, role: 'ROLE_TEACHER' } }))).toEqual([true, false]);
});
