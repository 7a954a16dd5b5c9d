import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor, type Caller } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { guests } from 'schemas/accounts/people/guests.table';
import type { getGuests } from 'schemas/accounts/people/people.contract';
import { grants } from 'schemas/rights/grants.table';
import { history } from 'schemas/accounts/people/history.table';
import type { getAccountHistory, getAdminDashboard } from 'schemas/accounts/people/users.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { asked, pagesOf } from '../../../testing/asked';
import { accountHistoryQuery } from './account-history.query';
import { adminDashboardQuery } from './dashboard.query';
import { guestsQuery } from './guests.query';

const at = '2026-11-01T10:00:00.000Z';
const never = '2999-01-01T00:00:00.000Z';

const account = (accountId: string, change: Partial<RowOf<typeof accounts>> = {}): RowOf<typeof accounts> => {
  const row: RowOf<typeof accounts> = {
    accountId,
    learnerId: `${accountId}-first`,
    email: `${accountId}@example.org`,
    parentFirstName: null,
    parentLastName: null,
    childName: null,
    childBornOn: null,
    roles: ['ROLE_FREE_USER'],
    trialEndsOn: null,
    active: true,
    passwordEpoch: 1,
    emailConfirmedAt: null,
    registeredAt: at,
  };
  return Object.assign(row, change);
};
const child = (familyId: string, name: string, archivedAt: string | null = null): RowOf<typeof children> => ({
  learnerId: `${familyId}-${name}`,
  familyId,
  name,
  bornOn: null,
  addedAt: at,
  archivedAt,
});
const guest = (
  invitationId: string,
  state: RowOf<typeof guests>['state'],
  expiresAt = never,
): RowOf<typeof guests> => ({
  invitationId,
  accountId: `of-${invitationId}`,
  as: 'admin',
  email: null,
  state,
  invitedBy: 'ada',
  invitedAt: at,
  sentAt: at,
  mails: 1,
  expiresAt,
  parentFirstName: null,
  parentLastName: null,
  childId: `child-of-${invitationId}`,
  childName: null,
  sessions: 0,
  allFrom: null,
  allUntil: null,
  withdrawnBy: null,
  withdrawnAt: null,
});
const happened = (place: number, actorId: string): RowOf<typeof history> => ({
  accountId: 'ann',
  position: String(place).padStart(20, '0'),
  at,
  actorId,
  what: 'sessions ended',
  subjects: [],
  endsAt: null,
  beginsAt: null,
  grantId: null,
  source: null,
  pence: null,
  reason: place === 3 ? 'Asked for on the telephone.' : null,
});

const lookedAt = (place: number, learnerId: string): RowOf<typeof history> =>
  Object.assign(happened(place, 'ada'), { accountId: 'cat', what: 'looked as a child', subjects: [learnerId] });

let database: TestDatabase;
let db: Database;
let isAway = false;
const looks: object[] = [];
const note = ({ accountId }: Caller, look: object) => {
  if (isAway) return Promise.reject(new Error('nothing can be noted'));
  looks.push({ accountId, ...look });
  return Promise.resolve();
};
const caller = { ...visitor, accountId: 'ada' };

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'dashboard', max: 1 });
  await readTableOf(projector, accounts, [
    account('ann', { parentFirstName: 'Ann', parentLastName: 'Lee' }),
    account('bob', { active: false }),
    account('cat'),
    account('erased', { email: null }),
    account('ada', { roles: ['ROLE_ADMIN'] }),
    account('eve', { roles: ['ROLE_CONTENT_ENTRY', 'ROLE_FREE_USER'] }),
    // Was invited as an admin, and is none any more.
    account('of-came', { roles: [] }),
  ]);
  await readTableOf(projector, children, [
    ...['Amara', 'Tunde'].map((name) => child('ann', name)),
    child('ann', 'Gone', at),
    ...['bob', 'cat', 'ada', 'eve'].map((family) => child(family, 'Only')),
    ...['erased', 'of-came'].map((family) => Object.assign(child(family, 'Only'), { name: null })),
  ]);
  await readTableOf(projector, guests, [
    guest('waits', 'open'),
    guest('waits-too', 'open'),
    guest('too-late', 'open', at),
    guest('came', 'accepted'),
    Object.assign(guest('not-wanted', 'withdrawn'), { withdrawnBy: 'ann', withdrawnAt: at }),
    Object.assign(guest('mock', 'open', at), {
      as: 'mock exam user',
      parentFirstName: 'Grace',
      parentLastName: 'O’Neill',
      childName: 'Kofi',
      sessions: 2,
      allFrom: at,
    }),
    guest('forgotten', 'forgotten'),
  ]);
  await readTableOf(projector, grants, [
    {
      familyId: 'of-came',
      grantId: 'g',
      learnerId: null,
      gives: ['all-mock-sessions'],
      sessionIds: [],
      source: 'staff',
      beginsAt: at,
      terms: [],
      reason: null,
      endReason: null,
    },
  ]);
  await readTableOf(projector, history, [
    ...['ann', 'operator', 'ada', 'workers', 'nobody-known', 'erased'].map((actor, place) =>
      happened(place + 1, actor),
    ),
    { ...happened(9, 'ada'), accountId: 'bob' },
    Object.assign(happened(30, 'visitor'), {
      accountId: 'of-came',
      what: 'grant given',
      source: 'staff',
      grantId: 'g',
    }),
    Object.assign(happened(31, 'ada'), { accountId: 'of-came', what: 'grant withdrawn', grantId: 'g' }),
    Object.assign(happened(32, 'visitor'), { accountId: 'of-came', what: 'paid', subjects: ['1'], pence: 899 }),
    ...['cat-Only', 'erased-Only', 'nobody'].map((learnerId, place) => lookedAt(place + 20, learnerId)),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'dashboard', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('counts the children who may practise, the accounts that are somebody’s, and the invitations that can be taken up', async () => {
  const [reply] = await asked<ReplyOf<typeof getAdminDashboard>>(adminDashboardQuery, {}, { caller, db });
  expect(reply).toEqual({
    schools: 0,
    schoolStudents: 0,
    // Two of Ann's and one of Cat's: neither who is archived, deactivated or erased, nor the places of staff.
    individualStudents: 3,
    accounts: 6,
    openInvitations: 2,
  });
});

it('tells of an invitation whose child it is for, what was given with it, and who took it back', async () => {
  const [{ guests: told }] = await asked<ReplyOf<typeof getGuests>>(guestsQuery, {}, { caller, db });
  const of = (id: string) => told.find(({ invitationId }) => invitationId === id);
  expect(of('mock')).toMatchObject({ parentName: 'Grace O’Neill', childName: 'Kofi', sessions: 2, allFrom: at });
  expect(of('not-wanted')).toMatchObject({ withdrawnBy: 'Ann Lee', withdrawnAt: at, parentName: null });
  expect(of('waits')).toMatchObject({ withdrawnBy: null, invitedBy: 'ada@example.org' });
});

describe('the history of an account', () => {
  type Reply = ReplyOf<typeof getAccountHistory>;
  const page = (request: object) =>
    asked<Reply>(accountHistoryQuery(note), { accountId: 'ann', ...request }, { caller, db });

  it('says by whom each was done as the office knows them, the newest first, of this account alone', async () => {
    const [{ happenings }] = await page({});
    expect(happenings.map(({ by }) => by)).toEqual([
      'somebody who has been erased',
      null,
      'Fieldfare itself',
      'ada@example.org',
      'the operator',
      'Ann Lee',
    ]);
    expect(happenings.map(({ byOwner }) => byOwner)).toEqual([false, false, false, false, false, true]);
    expect(happenings[3]).toMatchObject({ what: 'sessions ended', reason: 'Asked for on the telephone.' });
  });

  it('names the child at whom somebody looked, as long as there is a name', async () => {
    const [{ happenings }] = await page({ accountId: 'cat' });
    expect(happenings.map(({ subjects }) => subjects)).toEqual([['a child'], ['a child'], ['Only']]);
  });

  it('says which grant was taken back, that one came by whoever invited, and what was paid', async () => {
    const [{ happenings }] = await page({ accountId: 'of-came' });
    expect(happenings).toMatchObject([
      { what: 'paid', subjects: ['Standard plan'], pence: 899, by: null },
      { what: 'grant withdrawn', subjects: ['all-mock-sessions'], by: 'ada@example.org' },
      { what: 'grant given', by: 'ada@example.org' },
    ]);
  });

  it('comes in pages without gaps or doubles', async () => {
    const pages = await pagesOf((after) => page({ limit: 2, ...after }));
    const places = pages.flatMap(({ happenings }) => happenings.map(({ position }) => Number(position)));
    expect(places).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('is shown to nobody whose look cannot be noted, and has nothing of somebody who is not there', async () => {
    expect(looks).toContainEqual({ accountId: 'ada', stream: 'account-ann', shown: 'account', subjectId: 'ann' });
    expect((await page({ accountId: '..' }))[0]).toEqual({ happenings: [] });
    isAway = true;
    await expect(page({})).rejects.toThrow('nothing can be noted');
    isAway = false;
  });
});
