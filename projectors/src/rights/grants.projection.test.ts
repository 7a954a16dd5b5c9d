import { describe, expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import type { RowOf } from 'schemas/describe/table';
import type { AnyEvent } from 'schemas/events';
import type { grants } from 'schemas/rights/grants.table';
import { practiceOf, rightsAt } from 'schemas/rights/rights-at';
import { dice, hour } from 'schemas/rights/testing/random-grants';
import { rowsOf } from '../../testing/rows-of';
import { grantsProjection } from './grants.projection';

type Row = RowOf<typeof grants>;
type Dated = AnyEvent & { readonly at: string };
const rowsAfter = (...events: Dated[]) => rowsOf(grantsProjection, ...events) as Row[];

const roleNames = ['ROLE_USER', 'ROLE_FREE_USER', 'ROLE_ADMIN'] as const;
type Role = (typeof roleNames)[number];

const registered = (roles: Role[], trialEndsOn: string | undefined, at = hour(0)): Dated => {
  const data = { accountId: 'ann', learnerId: 'amara', email: 'ann@example.org', passwordHash: '$secret', roles };
  return { type: 'AccountRegistered', data: trialEndsOn === undefined ? data : { ...data, trialEndsOn }, at };
};
const role = (type: 'RoleGranted' | 'RoleRevoked', name: Role, at: string): Dated => ({
  type,
  data: { accountId: 'ann', role: name },
  at,
});

interface OfAccount {
  readonly roles: readonly string[];
  readonly trialEndsOn: string | undefined;
}

function afterEvent(account: OfAccount, event: Dated): OfAccount {
  if (event.type === 'AccountRegistered') return { roles: event.data.roles, trialEndsOn: event.data.trialEndsOn };
  if (event.type === 'RoleGranted') return { ...account, roles: [...account.roles, event.data.role] };
  if (event.type !== 'RoleRevoked') return account;
  const { role: gone } = event.data;
  return { ...account, roles: account.roles.filter((name) => name !== gone) };
}

/** What an account could do before there were grants, by the words of that time. */
function asBefore(events: readonly Dated[], instant: string): string {
  const nobody: OfAccount = { roles: [], trialEndsOn: undefined };
  const { roles, trialEndsOn } = events.filter(({ at }) => at <= instant).reduce(afterEvent, nobody);
  if (roles.includes('ROLE_USER')) return 'unlimited';
  // Without the role of a learner no call of theirs is answered.
  if (!roles.includes('ROLE_FREE_USER') || trialEndsOn === undefined) return 'none';
  return londonDay(instant) > trialEndsOn ? 'none' : 'daily';
}

/** A life of an account as its decider would have written it: nobody is given what they have. */
function randomLife(seed: number): Dated[] {
  const roll = dice(seed);
  const has = new Set<Role>(roleNames.filter(() => roll(2) === 0));
  const trial = roll(3) > 0 ? londonDay(hour(24 * roll(6))) : undefined;
  const events = [registered([...has], trial, hour(roll(4)))];
  for (let n = 0, at = 4; n < roll(9); n += 1) {
    const name = roleNames[roll(3)] ?? 'ROLE_USER';
    at += roll(20);
    events.push(role(has.has(name) ? 'RoleRevoked' : 'RoleGranted', name, hour(at)));
    if (!has.delete(name)) has.add(name);
  }
  return events;
}

describe('an account of before', () => {
  it('may do exactly what it could, at each hour of a life', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const events = randomLife(seed);
      const rows = rowsAfter(...events);
      const hours = Array.from({ length: 20 }, (_, n) => hour(n * 8 + (seed % 8)));
      const told = hours.map((at) => practiceOf(rightsAt(rows, 'amara', at)));
      expect([seed, told]).toEqual([seed, hours.map((at) => asBefore(events, at))]);
    }
  });

  it('has its trial until midnight in London, in summer and in winter', () => {
    const endOf = (day: string) => rowsAfter(registered(['ROLE_FREE_USER'], day))[0]?.terms[0]?.endsAt;
    expect(endOf('2026-11-30')).toBe('2026-12-01T00:00:00.000Z');
    expect(endOf('2027-06-30')).toBe('2027-06-30T23:00:00.000Z');
    expect(endOf('2027-03-27')).toBe('2027-03-28T00:00:00.000Z');
    expect(endOf('2027-03-28')).toBe('2027-03-28T23:00:00.000Z');
  });
});

const given: Dated = {
  type: 'GrantGiven',
  data: {
    familyId: 'ann',
    grantId: 'sub',
    gives: ['practice'],
    beginsAt: hour(1),
    endsAt: hour(30),
    source: 'subscription',
    givenAt: hour(1),
  },
  at: hour(1),
};
const end = (setAt: string, endsAt: string): Dated => ({
  type: 'GrantEndSet',
  data: { familyId: 'ann', grantId: 'sub', setAt, asOf: setAt, endsAt },
  at: setAt,
});

describe('a grant', () => {
  it('keeps what was known of its end, by whom, and no word twice', () => {
    const [row] = rowsAfter(given, end(hour(29), hour(60)), end(hour(30), hour(60)), given);
    expect(row).toMatchObject({ familyId: 'ann', learnerId: null, beginsAt: hour(1), reason: null });
    expect(row?.terms).toMatchObject([
      { since: hour(1), endsAt: hour(30), why: 'given' },
      { since: hour(29), endsAt: hour(60), why: 'end set' },
    ]);
  });

  it('ends where it was taken back, with the reason, until its family is erased', () => {
    const taken: Dated = {
      type: 'GrantWithdrawn',
      data: { familyId: 'ann', grantId: 'sub', withdrawnAt: hour(5), reason: 'Paid back.' },
      at: hour(5),
    };
    const [row] = rowsAfter(given, taken, end(hour(6), hour(60)));
    expect(row?.endReason).toBe('Paid back.');
    expect(rightsAt(row ? [row] : [], 'amara', hour(4)).held.practice?.endsAt).toBe(hour(30));
    expect(rightsAt(row ? [row] : [], 'amara', hour(5)).held.practice).toBeNull();
    const erased: Dated = { type: 'SubjectErased', data: { subjectId: 'ann' }, at: hour(7) };
    expect(rowsAfter(given, taken, erased)[0]?.endReason).toBeNull();
  });
});
