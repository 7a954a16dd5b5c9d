import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { START } from 'platform/event-store';
import { visitor, type Caller } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import type { findAccount } from 'schemas/accounts/office.contract';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import type { getMySessions } from 'schemas/accounts/own-sessions/own-sessions.contract';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';
import { sessions } from 'schemas/accounts/own-sessions/sessions.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { asked } from '../../testing/asked';
import { findAccountQuery } from './find-account.query';
import { mySecondFactorQuery } from './my-second-factor.query';
import { mySessionsQuery } from './my-sessions.query';
import { sessionsFrom } from './sessions';

const registeredAt = '2026-11-01T10:00:00.000Z';
const account = (accountId: string, more: Partial<RowOf<typeof accounts>> = {}): RowOf<typeof accounts> => ({
  accountId,
  learnerId: `learner-${accountId}`,
  email: `${accountId}@Example.org`,
  parentFirstName: 'Ann',
  parentLastName: null,
  childName: 'Amara',
  childBornOn: null,
  roles: ['ROLE_FREE_USER'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 1,
  emailConfirmedAt: null,
  registeredAt,
  ...more,
});
const session = (sessionId: string, more: Partial<RowOf<typeof sessions>> = {}): RowOf<typeof sessions> => ({
  sessionId,
  accountId: 'ann',
  passwordEpoch: 1,
  openedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2199-01-01T10:00:00.000Z',
  endedAt: null,
  device: null,
  seenAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

const firstChildOf = (accountId: string): RowOf<typeof children> => ({
  learnerId: `learner-${accountId}`,
  familyId: accountId,
  name: 'Amara',
  bornOn: null,
  addedAt: registeredAt,
  archivedAt: null,
});

const look = (lookId: string, more: Partial<RowOf<typeof learnerLooks>> = {}): RowOf<typeof learnerLooks> => ({
  lookId,
  by: 'ada',
  accountId: 'ann',
  learnerId: 'learner-ann',
  reason: 'asked for help',
  beganAt: registeredAt,
  endsAt: registeredAt,
  endedAt: null,
  ...more,
});

let database: TestDatabase;
let db: Database;
const looks: unknown[] = [];
let isAway = false;
const note = ({ accountId }: Caller, look: object) => {
  if (isAway) return Promise.reject(new Error('nothing can be noted'));
  looks.push({ accountId, ...look });
  return Promise.resolve();
};

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'find-account', max: 1 });
  await readTableOf(projector, accounts, [
    account('ann'),
    account('bob'),
    account('off', { active: false }),
    account('ada', { roles: ['ROLE_ADMIN'] }),
  ]);
  await readTableOf(projector, sessions, [
    session('first'),
    session('second', { openedAt: '2026-11-21T10:00:00.000Z' }),
    session('signed-out', { endedAt: '2026-11-21T10:00:00.000Z' }),
    session('of-an-older-password', { passwordEpoch: 0 }),
    session('run-out', { expiresAt: '2026-01-01T10:00:00.000Z' }),
    session('of-bob', { accountId: 'bob' }),
    session('of-ada', { accountId: 'ada' }),
    session('of-off', { accountId: 'off' }),
  ]);
  await readTableOf(projector, children, ['ann', 'bob', 'ada'].map(firstChildOf));
  await readTableOf(projector, parents, []);
  await readTableOf(projector, secondFactors, [
    { accountId: 'ann', factorId: 'f', setUpAt: registeredAt, recoveryCodesLeft: 9 },
  ]);
  await readTableOf(projector, learnerLooks, [look('on'), look('over', { endedAt: '2026-11-21T10:01:00.000Z' })]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'find-account', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const found = async (email: string) => {
  const caller = { ...visitor, accountId: 'ada' };
  const [reply] = await asked<ReplyOf<typeof findAccount>>(findAccountQuery(note), { email }, { caller, db });
  return reply.account;
};

it('finds an account however its address is written, with the sessions that are open, and notes who looked', async () => {
  const ann = await found('ANN@example.ORG');
  expect(ann).toMatchObject({ accountId: 'ann', email: 'ann@Example.org', roles: ['ROLE_FREE_USER'], sessionCount: 2 });
  expect(ann).toMatchObject({ learnerId: 'learner-ann', secondFactorSetUpAt: registeredAt });
  expect(ann?.sessions.map(({ sessionId }) => sessionId)).toEqual(['second', 'first']);
  expect(looks).toEqual([{ accountId: 'ada', stream: 'account-ann', shown: 'account', subjectId: 'ann' }]);
});

it('finds an account by an index, not by looking at all of them', async () => {
  const statements: [sql: string, values: readonly unknown[]][] = [];
  const prepared = <T>(sql: string, values: readonly unknown[] = []) => {
    statements.push([sql, values]);
    return db.prepared<T>(sql, values);
  };
  await asked(findAccountQuery(note), { email: 'ann@example.org' }, { caller: visitor, db: { ...db, prepared } });
  // Where there is an index a table as small as this one is read through it here.
  const byIndex = openDatabase({ url: database.as('query'), name: 'find-account', max: 1, byIndex: true });
  for (const [sql, values] of statements) {
    const plan = await byIndex.many<Record<string, string>>(`explain ${sql}`, values);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
  expect(statements).toHaveLength(3);
  await byIndex.close();
});

it('finds nobody at another address, whatever stands in it', async () => {
  for (const email of ['nobody@example.org', '%@example.org', "ann@example.org' or '1'='1"])
    expect(await found(email)).toBeNull();
});

it('shows no session of an account that is deactivated', async () => {
  expect(await found('off@example.org')).toMatchObject({ active: false, sessions: [], sessionCount: 0 });
});

it('shows nothing that cannot be noted', async () => {
  isAway = true;
  await expect(found('ann@example.org')).rejects.toThrow('nothing can be noted');
});

it('tells somebody of their own open sessions, this one first, and of nobody else’s', async () => {
  const of = async (accountId: string, sessionId: string) => {
    const caller = { ...visitor, accountId, sessionId };
    const [reply] = await asked<ReplyOf<typeof getMySessions>>(mySessionsQuery, {}, { caller, db });
    return reply.sessions.map((one) => [one.sessionId, one.isThis]);
  };
  expect(await of('ann', 'first')).toEqual([
    ['first', true],
    ['second', false],
  ]);
  expect(await of('bob', 'first')).toEqual([['of-bob', false]]);
  const caller = { ...visitor, accountId: 'ann', sessionId: 'first', look: { lookId: 'look', by: 'ada' } };
  const asLook = asked(mySessionsQuery, {}, { caller, db });
  await expect(asLook).rejects.toMatchObject({ parts: { status: 403, code: 'NotForLooks' } });
});

it('tells somebody of their own second factor alone', async () => {
  const of = async (accountId: string) =>
    (await asked(mySecondFactorQuery, {}, { caller: { ...visitor, accountId }, db }))[0];
  expect(await of('ann')).toEqual({ setUpAt: registeredAt, recoveryCodesLeft: 9 });
  expect(await of('bob')).toEqual({ setUpAt: null, recoveryCodesLeft: 0 });
});

const known = () => ({ db, head: () => Promise.resolve(START), caughtUp: () => Promise.resolve('fresh' as const) });

it('lets an admin who looks read as the learner, until the look is left, or where its event is not folded yet', async () => {
  const { current } = sessionsFrom(known(), { verify: () => undefined }, { staffSecondFactor: 'optional' });
  const looking = (lookId: string, by = 'ada') =>
    current({
      ...visitor,
      accountId: 'ann',
      learnerId: 'learner-ann',
      sessionId: `of-${by}`,
      passwordEpoch: 1,
      look: { lookId, by },
    });
  expect(await looking('on')).toMatchObject({ accountId: 'ann', roles: ['ROLE_FREE_USER'] });
  expect(await looking('to-come')).toMatchObject({ accountId: 'ann' });
  expect(await looking('over')).toBeUndefined();
  expect(await looking('of-somebody-who-is-no-admin', 'bob')).toBeUndefined();
});

it('knows by the table who of staff needs a second factor', async () => {
  const { current } = sessionsFrom(known(), { verify: () => undefined }, { staffSecondFactor: 'required' });
  const ada = { ...visitor, accountId: 'ada', learnerId: 'learner-ada', sessionId: 'of-ada', passwordEpoch: 1 };
  expect(await current(ada)).toMatchObject({ roles: ['ROLE_ADMIN'], mustEnrol: true });
  expect(await current({ ...ada, accountId: 'ann', learnerId: 'learner-ann', sessionId: 'first' })).not.toHaveProperty(
    'mustEnrol',
  );
});
