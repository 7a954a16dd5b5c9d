import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor, type Caller } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import type { ReplyOf } from 'schemas/describe/contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { grants } from 'schemas/rights/grants.table';
import { daysTold, type whyRights } from 'schemas/rights/rights.contract';
import { asked } from '../../testing/asked';
import { whyRightsQuery } from './why-rights.query';

const registeredAt = '2026-11-01T10:00:00.000Z';
const confirmedAt = '2026-11-04T10:00:00.000Z';

let database: TestDatabase;
let db: Database;
const looks: unknown[] = [];
const note = ({ accountId }: Caller, look: object) => {
  looks.push({ accountId, ...look });
  return Promise.resolve();
};

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'why-rights', max: 1 });
  const account = (accountId: string) => ({
    accountId,
    learnerId: `${accountId}-1`,
    email: `${accountId}@Example.org`,
    parentFirstName: null,
    parentLastName: null,
    childName: null,
    childBornOn: null,
    roles: ['ROLE_FREE_USER' as const],
    trialEndsOn: '2026-11-30',
    active: true,
    passwordEpoch: 0,
    emailConfirmedAt: confirmedAt,
    registeredAt,
  });
  await readTableOf(projector, accounts, [
    account('ann'),
    account('bob'),
    account('dee'),
    { ...account('cem'), roles: ['ROLE_FREE_USER', 'ROLE_TEACHER'] },
  ]);
  await readTableOf(projector, parents, [
    { accountId: 'cem', towardsFamilyId: 'ann', memberOf: ['ann'], familyId: 'ann', joinedAt: registeredAt },
  ]);
  const child = (learnerId: string, familyId: string) => ({
    learnerId,
    familyId,
    name: learnerId,
    bornOn: null,
    addedAt: registeredAt,
    archivedAt: null,
  });
  await readTableOf(projector, children, [child('ann-1', 'ann'), child('ann-2', 'ann'), child('bob-1', 'bob')]);
  const grant = (familyId: string, grantId: string) => ({
    familyId,
    grantId,
    learnerId: null,
    gives: ['daily-practice' as const],
    sessionIds: [],
    source: 'trial' as const,
    beginsAt: registeredAt,
    terms: [{ since: registeredAt, endsAt: '2026-12-01T00:00:00.000Z', why: 'given' as const }],
    reason: null,
    endReason: null,
  });
  const since = '2026-11-10T15:00:00.000Z';
  await readTableOf(projector, grants, [
    grant('ann', 'trial'),
    grant('bob', 'trial'),
    ...Array.from({ length: 300 }, (_, n) => ({
      ...grant('bob', `many-${n}`),
      beginsAt: new Date(Date.parse(registeredAt) + n * 1_000).toISOString(),
      terms: [
        {
          since: registeredAt,
          endsAt: new Date(Date.parse('2027-06-01') - n).toISOString(),
          why: 'given' as const,
          by: 'ann',
        },
      ],
    })),
    {
      ...grant('ann', 'sub'),
      learnerId: 'ann-2',
      gives: ['practice'],
      source: 'subscription',
      beginsAt: since,
      terms: [{ since, endsAt: null, why: 'given' }],
    },
    {
      ...grant('dee', 'exams'),
      learnerId: 'dee-1',
      gives: ['mock-sessions'],
      sessionIds: ['later', 'gone', 'soon'],
      source: 'payment',
    },
  ]);
  await readTableOf(projector, mockSessions, [
    sessionRow('soon', '2026-12-05T10:00:00.000Z'),
    sessionRow('later', '2027-01-16T14:30:00.000Z'),
    sessionRow('other', '2027-01-17T14:30:00.000Z'),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'why-rights', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const on = async (day: string, email = 'ANN@example.org') => {
  const caller = { ...visitor, accountId: 'ada' };
  const [{ account }] = await asked<ReplyOf<typeof whyRights>>(
    whyRightsQuery(note, 50),
    { email, day },
    { caller, db },
  );
  return account;
};
const practiceOn = async (day: string) =>
  (await on(day))?.children.map(({ learnerId, spans }) => [learnerId, spans.map(({ practice }) => practice).join()]);

it('tells each child’s day, past and to come, of this family alone, and notes who looked', async () => {
  expect(await practiceOn('2026-10-31')).toEqual([
    ['ann-1', 'none'],
    ['ann-2', 'none'],
  ]);
  expect(await practiceOn('2026-11-10')).toEqual([
    ['ann-1', 'daily'],
    ['ann-2', 'daily,unlimited'],
  ]);
  expect(await practiceOn('2026-12-01')).toEqual([
    ['ann-1', 'none'],
    ['ann-2', 'unlimited'],
  ]);
  expect(looks).toHaveLength(3);
  expect(looks[0]).toEqual({ accountId: 'ada', stream: 'account-ann', shown: 'account', subjectId: 'ann' });
  const found = await on('2026-11-10');
  expect(found?.grants.map(({ grantId, stream }) => [grantId, stream])).toEqual([
    ['trial', 'account-ann'],
    ['sub', 'rights-ann'],
  ]);
  expect(found?.children.map(({ userType, isPaidCustomer }) => [userType, isPaidCustomer])).toEqual([
    ['Freemium User', false],
    ['Standard User', true],
  ]);
});

it('tells when the mock exams begin that were given by name', async () => {
  const given = (await on('2026-11-10', 'dee@example.org'))?.grants ?? [];
  expect(given.map(({ grantId, examsAt }) => [grantId, examsAt])).toEqual([
    ['exams', ['2026-12-05T10:00:00.000Z', '2027-01-16T14:30:00.000Z']],
  ]);
});

it('tells the first and the last day that can be asked for, in instants that may be told', async () => {
  for (const day of [daysTold.first, daysTold.last]) {
    const spans = (await on(day))?.children.flatMap((child) => child.spans) ?? [];
    expect(spans.length).toBeGreaterThan(1);
    for (const at of spans.flatMap(({ fromAt, toAt }) => [fromAt, toAt])) expect(at).toMatch(/^(19|20|21)\d\d-/);
  }
});

it('says on which days the address was waited for', async () => {
  const waits = async (day: string) => (await on(day))?.waitsForConfirmation;
  expect(await waits('2026-11-01')).toBe(false);
  expect(await waits('2026-11-02')).toBe(true);
  expect(await waits('2026-11-04')).toBe(false);
});

it('tells of a second parent what their family may do, and where that stands', async () => {
  const [founder, second] = [await on('2026-11-10'), await on('2026-11-10', 'cem@example.org')];
  expect(second).toMatchObject({ accountId: 'cem', familyId: 'ann', email: 'cem@Example.org' });
  expect(second?.children).toEqual(founder?.children);
  expect(second?.grants).toEqual(founder?.grants);
  expect(founder).toMatchObject({ accountId: 'ann', familyId: 'ann' });
});

it('finds nobody at another address', async () => {
  expect(await on('2026-11-10', '%@example.org')).toBeNull();
});

it('tells no more than a page where a family was given very much, and each of them where that is asked for', async () => {
  const email = 'bob@example.org';
  const caller = { ...visitor, accountId: 'ada' };
  const ask = async (more: object) => {
    const request = { email, day: '2026-11-10', ...more };
    const [reply] = await asked<ReplyOf<typeof whyRights>>(whyRightsQuery(note, 50), request, { caller, db });
    return { account: reply.account, bytes: JSON.stringify(reply).length };
  };
  const { account, bytes } = await ask({});
  expect([account?.grants.length, account?.grantCount]).toEqual([55, 301]);
  expect(bytes).toBeLessThan(60_000);
  expect(account?.actors).toEqual([{ id: 'ann', email: 'ann@Example.org' }]);
  expect((await ask({ mostGrants: 400 })).account?.grants).toHaveLength(301);
});
