import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor, type Caller } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { usage } from 'schemas/accounts/people/usage.table';
import { sortings, type getAllUsers } from 'schemas/accounts/people/users.contract';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { grants } from 'schemas/rights/grants.table';
import { dice, randomGrants } from 'schemas/rights/testing/random-grants';
import { listedTypes } from 'schemas/rights/standing';
import { asked, pagesOf } from '../../../testing/asked';
import { allUsersQuery } from './all-users.query';
import { usersFileQuery } from './users-file.query';

type Reply = ReplyOf<typeof getAllUsers>;
type Request = Omit<RequestOf<typeof getAllUsers>, 'email'>;

const FAMILIES = 120;
const registeredAt = (n: number) =>
  new Date(Date.parse('2026-01-01T00:00:00.000Z') + (n % 40) * 3_600_000).toISOString();
const idOf = (n: number) => `family-${String(n).padStart(3, '0')}`;
const roles = [['ROLE_FREE_USER'], ['ROLE_MOCK_EXAM_STUDENT'], ['ROLE_ADMIN'], []] as const;

const account = (n: number): RowOf<typeof accounts> => ({
  accountId: idOf(n),
  learnerId: `${idOf(n)}-amara`,
  email: n === 7 ? null : `Parent${n}@Example.org`,
  parentFirstName: n === 3 ? '=1+1' : 'Ann',
  parentLastName: ({ 4: 'O"Neill, 100%_\\', 6: 'Ó’Brádaigh' } as Record<number, string>)[n] ?? `Lee${n}`,
  childName: 'Amara',
  childBornOn: null,
  roles: [...(roles[n % roles.length] ?? [])],
  trialEndsOn: null,
  active: n % 5 !== 0,
  passwordEpoch: 1,
  emailConfirmedAt: null,
  registeredAt: registeredAt(n),
});
const child = (n: number, name: string): RowOf<typeof children> => ({
  learnerId: `${idOf(n)}-${name.toLowerCase()}`,
  familyId: idOf(n),
  name,
  bornOn: null,
  addedAt: registeredAt(n),
  archivedAt: null,
});
const given = (n: number): RowOf<typeof grants>[] =>
  randomGrants(dice(n))
    .filter((_, place) => n % 3 !== 0 || place === 0)
    .map(({ gives, sessionIds, terms, learnerId, ...grant }) => ({
      ...grant,
      familyId: idOf(n),
      learnerId: learnerId === null ? null : `${idOf(n)}-${learnerId}`,
      gives: [...gives],
      sessionIds: [...sessionIds],
      // Within five days of November: here they are moved so that some hold at the time of the test, and some do not.
      terms: terms.map((term) => ({ ...term, endsAt: term.endsAt === null || n % 2 === 0 ? null : term.endsAt })),
      reason: null,
      endReason: null,
    }));

/** Second parents, each in the family of another; and one who has left again. */
const joined = [
  [8, idOf(9)],
  [13, idOf(10)],
  [14, idOf(12)],
  [15, null],
] as const;
const joinedTo = (n: number, familyId: string | null): RowOf<typeof parents> => ({
  accountId: idOf(n),
  towardsFamilyId: familyId ?? idOf(16),
  memberOf: familyId === null ? [] : [familyId],
  familyId,
  joinedAt: registeredAt(n),
});

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
const all = Array.from({ length: FAMILIES }, (_, n) => n);

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'all-users', max: 1 });
  await readTableOf(projector, accounts, all.map(account));
  await readTableOf(
    projector,
    children,
    all.flatMap((n) => [child(n, 'Amara'), child(n, 'Tunde'), ...(n === 12 ? [child(n, 'Only of twelve')] : [])]),
  );
  await readTableOf(projector, grants, all.flatMap(given));
  await readTableOf(
    projector,
    parents,
    joined.map(([n, familyId]) => joinedTo(n, familyId)),
  );
  await readTableOf(
    projector,
    usage,
    all
      .filter((n) => n % 2 === 0)
      .map((n) => ({ accountId: idOf(n), signIns: n % 6, lastSignInAt: null, questionsAsked: n * 10 })),
  );
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'all-users', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const page = (request: Request) => asked<Reply>(allUsersQuery(note), request, { caller, db });
const everybody = async (request: Request, limit = 100) =>
  (await pagesOf((after) => page({ ...request, limit, ...after }))).flatMap(({ users }) => users);
const idsOf = (users: Reply['users']) => users.map(({ userId }) => userId);

describe('the list of users', () => {
  it('has everybody who is not erased, the newest first, with what they did', async () => {
    const [{ users, total }] = await page({});
    expect(total).toBe(FAMILIES - 1);
    expect(users).toHaveLength(100);
    expect(users[0]).toMatchObject({ registeredAt: registeredAt(39), childName: 'Amara, Tunde' });
    expect(users[0]?.children.map(({ name }) => name)).toEqual(['Amara', 'Tunde']);
    const known = users.find(({ userId }) => userId === idOf(38));
    expect(known).toMatchObject({ numSignIns: 2, numQuestionRequested: 380, isAccountActive: true });
    expect(looks[0]).toEqual({ accountId: 'ada', stream: 'users-list', shown: 'users' });
  });
  it('comes in pages without gaps or doubles, in each order and both ways', async () => {
    for (const sortBy of sortings) {
      const ids = idsOf(await everybody({ sortBy, ascending: true }, 7));
      expect(new Set(ids).size).toBe(FAMILIES - 1);
      expect(ids).toHaveLength(FAMILIES - 1);
      expect(idsOf(await everybody({ sortBy }, 11))).toEqual(ids.toReversed());
    }
    const counts = (await everybody({ sortBy: 'signIns' })).map(({ numSignIns }) => numSignIns);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });
  it('says of each filter what it says of each user: the same rule in the statement and in the label', async () => {
    const users = await everybody({});
    const found = new Set<string>();
    for (const userType of listedTypes) {
      const filtered = await everybody({ userType });
      expect(idsOf(filtered)).toEqual(idsOf(users.filter((user) => user.userType === userType)));
      expect((await page({ userType }))[0].total).toBe(filtered.length);
      if (filtered.length > 0) found.add(userType);
    }
    expect(found.size).toBe(listedTypes.length);
  });
  it('says of nobody who works here and has no plan that they are a free user', async () => {
    const staff = (await everybody({ role: 'ROLE_ADMIN' })).filter(
      ({ userId }) => !joined.some(([n]) => idOf(n) === userId),
    );
    const types = new Set(staff.map(({ userType }) => userType));
    expect(types).toContain('Staff');
    for (const type of ['Freemium User', 'No user type fits']) expect(types).not.toContain(type);
    const others = (await everybody({ userType: 'Staff' })).filter(
      ({ userRoles }) => !userRoles.includes('ROLE_ADMIN'),
    );
    expect(others).toEqual([]);
  });
  it('shows of a second parent the children, the plan and the label of the family that they have joined', async () => {
    const users = await everybody({});
    const of = (id: string) => users.find(({ userId }) => userId === id);
    const shared = (id: string) => {
      const { childName, userType, isPaidCustomer, isMockExamSubscriber } = of(id) ?? {};
      return { childName, userType, isPaidCustomer, isMockExamSubscriber };
    };
    for (const [n, familyId] of joined) if (familyId !== null) expect(shared(idOf(n))).toEqual(shared(familyId));
    expect(of(idOf(14))?.userRoles).toEqual(roles[2]);
    const found = idsOf(await everybody({ find: 'Only of twelve' }));
    expect(found.toSorted()).toEqual([idOf(12), idOf(14)]);
  });
  it('finds by part of an address, of a parent’s name and of a child’s, taking every sign as itself', async () => {
    const found = async (find: string) => idsOf(await everybody({ find }));
    expect(await found('pArent11@')).toEqual([idOf(11)]);
    expect(await found('lee119')).toEqual([idOf(119)]);
    expect(await found('ann lee119')).toEqual([idOf(119)]);
    expect(await found('100%_\\')).toEqual([idOf(4)]);
    expect(await found('%')).toEqual([idOf(4)]);
    // With accents and without, in one sign or two, and whatever apostrophe.
    for (const typed of ["ann o'bradaigh", 'Ó’BRÁDAIGH', 'Ó‘brádaigh']) expect(await found(typed)).toEqual([idOf(6)]);
    expect(await found('tunde')).toHaveLength(FAMILIES - 1);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('  ')).toHaveLength(FAMILIES - 1);
  });
  it('filters by role and by state, together', async () => {
    const users = await everybody({ role: 'ROLE_ADMIN', active: false });
    expect(users.length).toBeGreaterThan(0);
    expect(users.every(({ userRoles, isAccountActive }) => userRoles.includes('ROLE_ADMIN') && !isAccountActive)).toBe(
      true,
    );
  });
  it('has nothing behind an account that nobody has, and shows nothing that cannot be noted', async () => {
    expect((await page({ after: 'nobody' }))[0]).toEqual({ users: [], total: null });
    isAway = true;
    await expect(page({})).rejects.toThrow('nothing can be noted');
    isAway = false;
  });
});

describe('the file of users', () => {
  const take = async (request: object) => {
    const [reply] = await asked<Readable>(
      usersFileQuery(note),
      { reason: 'For the audit.', ...request },
      { caller, db },
    );
    const parts: string[] = [];
    for await (const part of reply) parts.push(String(part));
    return parts.join('');
  };
  it('has a line for each that fits, and no cell that a spreadsheet would reckon', async () => {
    const lines = (await take({})).split('\r\n');
    expect(lines).toHaveLength(FAMILIES + 1);
    expect(lines[0]).toMatch(/^\uFEFFAddress,/);
    const admin = lines.find((line) => line.startsWith('Parent2@')) ?? '';
    expect(admin).toContain(',Admin,');
    expect(admin).toMatch(/,2026-01-01 02:00,family-002$/);
    expect(lines.find((line) => line.startsWith('Parent3@'))).toContain(`"'=1+1"`);
    expect(lines.find((line) => line.startsWith('Parent4@'))).toContain('"O""Neill, 100%_\\"');
    expect((await take({ find: 'parent11@' })).split('\r\n')).toHaveLength(3);
  });
  it('is noted each time it is taken, with why, and not given where that cannot be', async () => {
    const taken = looks.filter((look) => 'reason' in look);
    expect(taken).toMatchObject([{ accountId: 'ada', shown: 'users file', reason: 'For the audit.' }, {}]);
    expect(new Set(taken.map((look) => JSON.stringify(look))).size).toBe(2);
    isAway = true;
    await expect(take({})).rejects.toThrow('nothing can be noted');
    isAway = false;
  });
});
