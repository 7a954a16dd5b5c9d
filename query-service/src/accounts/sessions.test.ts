import { describe, expect, it } from '@jest/globals';
import { visitor } from 'platform/http';
import { ENDED_SESSION_NOTICED_MS } from 'schemas/accounts/token';
import { sessionsFrom } from './sessions';

const caller = { ...visitor, accountId: 'ann', learnerId: 'amara', sessionId: 's', roles: ['ROLE_USER'] };
const standing = {
  roles: ['ROLE_USER'],
  passwordEpoch: 0,
  active: true,
  endedAt: null as string | null,
  joinedId: null as string | null,
  founderRoles: null as readonly string[] | null,
  childFamilyId: 'ann' as string | null,
  archivedAt: null as string | null,
};
/** How long the read tables may take to meet what the log says: the projectors take a fraction of it. */
const FOLDED_AFTER_MS = 900;

type Known = Parameters<typeof sessionsFrom>[0];

/** Read tables that are at the head of the log, unless it is said otherwise. */
const tables = (
  prepared: (text: string) => Promise<unknown>,
  caughtUp: Known['caughtUp'] = () => Promise.resolve('fresh'),
) => ({ db: { prepared }, head: () => Promise.resolve('42'), caughtUp }) as Known;

function house(said: Partial<typeof standing> | null = {}, caughtUp?: Known['caughtUp']) {
  const row = { ...standing, ...said };
  const time = { ms: 0 };
  const known = tables(() => Promise.resolve(said === null ? [] : [{ ...row }]), caughtUp);
  return {
    row,
    time,
    ...sessionsFrom(known, { verify: () => undefined }, { staffSecondFactor: 'optional', ticks: () => time.ms }),
  };
}

it.each([
  ['the end of a session', { endedAt: '2026-11-22T10:00:00.000Z' }],
  ['a deactivation', { active: false }],
  ['a new password, or the end of all sessions', { passwordEpoch: 1 }],
])('notices %s within the promised time, the folding included', async (_, change) => {
  const { row, time, current } = house();
  time.ms = FOLDED_AFTER_MS - 1;
  expect(await current(caller)).toBeDefined();
  time.ms = FOLDED_AFTER_MS;
  Object.assign(row, change);
  time.ms = ENDED_SESSION_NOTICED_MS;
  expect(await current(caller)).toBeUndefined();
});

describe('a token that only looks', () => {
  const look = { lookId: 'l', by: 'admin' };
  const looker = { ...caller, look };
  type Row = Record<string, unknown>;
  /** Two tables, told apart by what is asked of them: the admin's session, and the learner with the look. */
  const looking = (session: Row = {}, shown: Row | null = {}) => {
    const admin = { ...standing, roles: ['ROLE_ADMIN'], ...session };
    const learner = shown && { roles: ['ROLE_USER', 'ROLE_ADMIN'], endedAt: null, ...shown };
    const known = tables((text) =>
      Promise.resolve(text.includes('learner_looks') ? (learner ? [learner] : []) : [admin]),
    );
    return sessionsFrom(known, { verify: () => undefined }, { staffSecondFactor: 'optional' }).current(looker);
  };
  it('sees what the learner sees, with no role of staff', async () =>
    expect(await looking()).toEqual({ ...looker, roles: ['ROLE_USER'] }));
  it.each<[string, Row, (Row | null)?]>([
    ['the admin has left the look', {}, { endedAt: '2026-11-22T10:00:00.000Z' }],
    ['there is no such learner', {}, null],
    ['the admin has signed out', { endedAt: '2026-11-22T10:00:00.000Z' }],
    ['the admin is one no more', { roles: ['ROLE_USER'] }],
    ['the admin was deactivated', { active: false }],
    ['the admin has another password', { passwordEpoch: 1 }],
  ])('sees nothing once %s', async (_, session, shown = {}) => expect(await looking(session, shown)).toBeUndefined());
});

describe('staff without a second factor', () => {
  const staff = { ...standing, roles: ['ROLE_TEACHER'] };
  const found = (factors: readonly object[], staffSecondFactor: 'required' | 'optional') => {
    const known = tables((text) => Promise.resolve(text.includes('second_factors') ? factors : [staff]));
    return sessionsFrom(known, { verify: () => undefined }, { staffSecondFactor }).current(caller);
  };
  it('are known as such where one is required, and by nothing else', async () => {
    expect(await found([], 'required')).toMatchObject({ mustEnrol: true });
    expect(await found([{ factorId: 'f' }], 'required')).not.toHaveProperty('mustEnrol');
    expect(await found([], 'optional')).not.toHaveProperty('mustEnrol');
  });
});

it.each([
  ['a child who was put away', { archivedAt: '2026-11-22T10:00:00.000Z' }],
  ['a child of another family', { childFamilyId: 'bob' }],
  ['a family that was joined', { joinedId: 'bob', founderRoles: ['ROLE_USER'], childFamilyId: 'bob' }],
])('asks for another token after %s', async (_, change) => {
  const { row, time, current } = house();
  expect(await current(caller)).toMatchObject({ familyId: 'ann' });
  Object.assign(row, change);
  time.ms = ENDED_SESSION_NOTICED_MS;
  expect(await current(caller)).toBeUndefined();
});

it('knows a parent who joined by the family that began before them, and what it may do', async () => {
  const joined = { joinedId: 'bob', founderRoles: ['ROLE_FREE_USER', 'ROLE_ADMIN'], childFamilyId: 'bob' };
  const theirs = { ...caller, familyId: 'bob' };
  const { row, time, current } = house({ ...joined, roles: ['ROLE_USER', 'ROLE_TEACHER'] });
  expect(await current(theirs)).toMatchObject({ familyId: 'bob', roles: ['ROLE_TEACHER', 'ROLE_FREE_USER'] });
  Object.assign(row, { joinedId: null, founderRoles: null });
  time.ms = ENDED_SESSION_NOTICED_MS;
  expect(await current(theirs)).toBeUndefined();
});

describe('a token of which the tables do not know', () => {
  const unknown: readonly [string, Partial<typeof standing> | null][] = [
    ['the account', null],
    ['the child', { childFamilyId: null }],
    ['that the family was joined', { joinedId: null, childFamilyId: 'bob' }],
  ];
  it.each(unknown)('%s is good once they have met the log', async (_, said) => {
    const { row, current } = house(said ?? { passwordEpoch: -1 }, () => {
      Object.assign(row, standing);
      return Promise.resolve('fresh');
    });
    expect(await current(caller)).toBeDefined();
  });
  it.each(unknown)('%s is not turned away while they are behind it, nor where one has stopped', async (_, said) => {
    for (const how of ['behind', 'stopped'] as const) {
      const { current } = house(said, () => Promise.resolve(how));
      await expect(current(caller)).rejects.toMatchObject({ parts: { status: 503 } });
    }
  });
  it.each(unknown)('%s is over where they have met the log', async (_, said) => {
    const asked: unknown[] = [];
    const { current } = house(said, (...about) => {
      asked.push(about);
      return Promise.resolve('fresh');
    });
    expect(await current(caller)).toBeUndefined();
    expect(asked).toEqual([
      ['42', ['accounts_accounts', 'accounts_sessions', 'accounts_parents', 'accounts_children']],
    ]);
  });
});
