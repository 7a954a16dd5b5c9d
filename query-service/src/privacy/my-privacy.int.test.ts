import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { looks } from 'schemas/privacy/looks.table';
import type { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { grants } from 'schemas/rights/grants.table';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { asked } from '../../testing/asked';
import { myPrivacyQuery } from './my-privacy.query';
import { ownedTables, wordsOf } from './owned-tables';

let database: TestDatabase;
let db: Database;
const at = (minute: number) => `2026-11-21T14:${String(minute).padStart(2, '0')}:00.000Z`;

const child = (familyId: string, learnerId: string, archivedAt: string | null = null): RowOf<typeof children> => ({
  learnerId,
  familyId,
  name: learnerId,
  bornOn: null,
  addedAt: at(0),
  archivedAt,
});
const account = (accountId: string, emailConfirmedAt: string | null): RowOf<typeof accounts> => ({
  accountId,
  learnerId: `${accountId}-1`,
  email: `${accountId}@families.example`,
  parentFirstName: null,
  parentLastName: null,
  childName: null,
  childBornOn: null,
  roles: ['ROLE_FREE_USER'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 0,
  emailConfirmedAt,
  registeredAt: at(0),
});
const place = (email: string): RowOf<typeof mockPlaces> => ({
  placeId: email,
  email,
  parentFirstName: 'Ann',
  parentLastName: 'Lee',
  childName: 'Amara',
  telephone: '0117 496 0000',
  source: 'page',
  state: 'asked',
  askedAt: at(0),
  confirmedAt: null,
});
const seen = (stream: string, shown: 'users' | 'users file', lastAt: string): RowOf<typeof looks> => ({
  lookKey: stream,
  stream,
  subjectId: null,
  staffId: 'ada',
  shown,
  lastAt,
  times: 1,
});
const look = (learnerId: string, minute: number, endedAt: string | null = null): RowOf<typeof learnerLooks> => ({
  lookId: `look-${minute}`,
  by: 'ada',
  accountId: 'ann',
  learnerId,
  reason: 'They rang about a worksheet.',
  beganAt: at(minute),
  endsAt: at(minute + 5),
  endedAt,
});

const plan = (mocksFor: string, productId: 2 | 4): RowOf<typeof subscriptions> => ({
  subscriptionId: `sub-${mocksFor}`,
  familyId: mocksFor === 'kofi' ? 'eve' : 'ann',
  customerId: 'cus-1',
  productId,
  pence: 1949,
  mocksFor,
  status: 'active',
  periodEndsAt: at(50),
  endsWithPeriod: false,
  endedAt: null,
  failedAttempts: 0,
  nextAttemptAt: null,
  keepsProductId: null,
  keepsPence: null,
  keepsUntil: null,
  isDuplicate: false,
  seenAt: at(0),
});
const bought = (learnerId: string, sessionId: string): RowOf<typeof grants> => ({
  familyId: 'ann',
  grantId: `${learnerId}-${sessionId}`,
  learnerId,
  gives: ['mock-sessions'],
  sessionIds: [sessionId],
  source: 'payment',
  beginsAt: at(0),
  terms: [{ since: at(0), endsAt: '2999-09-30T23:00:00.000Z', why: 'given' }],
  reason: null,
  endReason: null,
});

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'privacy', max: 1 });
  const paid = [subscriptions, grants, mockSessions];
  const filled = new Set<string>(
    [accounts, children, learnerLooks, looks, mockPlaces, ...paid].map(({ name }) => name),
  );
  const others = ownedTables.filter(({ name }) => !filled.has(name));
  for (const table of others) await readTableOf(projector, table, []);
  await readTableOf(projector, children, [child('ann', 'amara'), child('ann', 'tunde', at(1)), child('eve', 'kofi')]);
  await readTableOf(projector, learnerLooks, [
    look('amara', 10),
    look('tunde', 20, at(21)),
    look('kofi', 30),
    look('amara', 40, at(42)),
  ]);
  await readTableOf(projector, accounts, [account('ann', at(0)), account('eve', null)]);
  await readTableOf(projector, mockPlaces, [place('ANN@families.example'), place('eve@families.example')]);
  await readTableOf(projector, looks, [
    seen('users-list', 'users', at(5)),
    seen('users-file.1', 'users file', '2026-11-01T00:00:00.000Z'),
    seen('examsession-1', 'users', at(6)),
    Object.assign(seen('examsession-1', 'users file', at(7)), { lookKey: 'examsession-1.file' }),
  ]);
  await readTableOf(projector, subscriptions, [plan('amara', 2), plan('kofi', 4)]);
  await readTableOf(projector, grants, [
    bought('amara', 'to-come'),
    bought('amara', 'over'),
    bought('amara', 'called-off'),
    bought('tunde', 'over'),
  ]);
  await readTableOf(projector, mockSessions, [
    sessionRow('to-come', '2999-01-09T10:00:00.000Z'),
    sessionRow('over', '2020-01-04T10:00:00.000Z'),
    sessionRow('called-off', '2999-01-10T10:00:00.000Z', { cancelledAt: at(0), reason: 'Too few.' }),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'privacy', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const privacyOf = async (accountId: string) =>
  (await asked<ReplyOf<typeof getMyPrivacy>>(myPrivacyQuery(db), {}, { caller: { ...visitor, accountId }, db }))[0];

it('tells the parents when somebody of us saw the screens of which of their children, and for how long', async () => {
  const { looksAsChild } = await privacyOf('ann');
  expect(looksAsChild).toEqual([
    { learnerId: 'amara', beganAt: at(40), endsAt: at(42) },
    { learnerId: 'tunde', beganAt: at(20), endsAt: at(21) },
    { learnerId: 'amara', beganAt: at(10), endsAt: at(15) },
  ]);
});

it('tells no family of another’s children, nor who it was or why', async () => {
  const reply = await privacyOf('eve');
  expect(reply.looksAsChild).toEqual([{ learnerId: 'kofi', beganAt: at(30), endsAt: at(35) }]);
  expect(JSON.stringify([reply, await privacyOf('ann')])).not.toMatch(/ada|rang/);
  expect((await privacyOf('nobody')).looksAsChild).toEqual([]);
});

it('tells what is paid for each child, what becomes of it without them, and how many of their exams are to come', async () => {
  const paidOf = async (accountId: string) => {
    const { hasPlan, children: family } = await privacyOf(accountId);
    return [hasPlan, family.map((one) => [one.learnerId, one.plan, one.examsToCome])];
  };
  expect(await paidOf('ann')).toEqual([
    true,
    [
      ['amara', { productId: 2, how: 'ends' }, 1],
      ['tunde', null, 0],
    ],
  ]);
  expect(await paidOf('eve')).toEqual([true, [['kofi', { productId: 4, how: 'practice goes on' }, 0]]]);
});

it('counts what is kept of each child in the words of its table', async () => {
  const { children: family } = await privacyOf('ann');
  const [amara, tunde] = family.map(({ kept }) => new Map(kept.map(({ words, count }) => [words, count])));
  expect([amara, tunde].map((kept) => kept?.get(wordsOf(learnerLooks)))).toEqual([2, 1]);
});

it('counts what stands under an address, whatever its case, once it was shown to be theirs', async () => {
  expect(await privacyOf('ann')).toMatchObject({
    isAddressConfirmed: true,
    address: [{ table: 'marketing_mock_places', count: 1, named: 1 }],
  });
  expect(await privacyOf('eve')).toMatchObject({ isAddressConfirmed: false, address: [] });
});

it('tells of looks at lists in which they stood by then, and of no other list', async () => {
  expect((await privacyOf('ann')).looks).toEqual([{ shown: 'users', lastAt: at(5), times: 1 }]);
});
