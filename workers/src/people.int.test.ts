import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { NotYet } from 'platform/jobs';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { invitations } from 'schemas/accounts/family/invitations.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { logins } from 'schemas/accounts/logins/logins.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { signUps } from 'schemas/accounts/signing-up/sign-ups.table';
import type { RowOf } from 'schemas/describe/table';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { accountsPeople, hasAccount, otherParents } from './accounts/accounts.people';
import { marketingPeople } from './marketing/marketing.people';
import { arrangedSeats } from './mock-exams/arranged/arranged-seats';
import { isAnybodyAnswering } from './mock-exams/sittings/answering';
import { personAmong } from './people';

const AT = '2026-11-21T12:00:00.000Z';

const account = (accountId: string, email: string | null): RowOf<typeof accounts> => ({
  accountId,
  learnerId: accountId,
  email,
  parentFirstName: 'Mei',
  parentLastName: 'Chen',
  childName: null,
  childBornOn: null,
  roles: ['ROLE_USER'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 0,
  emailConfirmedAt: null,
  registeredAt: AT,
});

const session = (sessionId: string, startsAt: string): RowOf<typeof mockSessions> => ({
  sessionId,
  startsOn: startsAt.slice(0, 10),
  wallTime: '11:00',
  startsAt,
  closesAt: startsAt,
  isCatchUp: false,
  isFree: false,
  announcedType: null,
  capacity: null,
  setId: null,
  setVersion: null,
  setName: null,
  setType: null,
  setPublishedAt: null,
  papers: [],
  breakMinutes: 0,
  closesAfterMinutes: null,
  movedAt: null,
  cancelledAt: null,
  reason: null,
});

type Sitting = RowOf<typeof mockSittings>;

const sitting = (sessionId: string, stage: Sitting['stage'], lastActAt: string | null): Sitting => ({
  sessionId,
  learnerId: `${stage} ${String(lastActAt)}`,
  familyId: 'mei',
  stage,
  paper: 1,
  paperHash: null,
  clock: { papers: [], rests: [], completedAt: null },
  arrangements: null,
  questionId: null,
  deviceId: 'desk',
  takeOvers: 0,
  silences: 0,
  silentSince: null,
  heardAt: null,
  acts: 0,
  late: 0,
  begunAt: AT,
  lastActAt,
  dueAt: null,
  completedAt: null,
  changedAt: '0',
});

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'people-projector', max: 1 });
  await readTableOf(projector, accounts, [
    account('mei', 'mei@example.org'),
    account('ben', 'ben@example.org'),
    account('left', 'left@example.org'),
    account('gone', null),
  ]);
  await readTableOf(projector, logins, [{ emailHash: 'hash-of-mei', accountId: 'mei' }]);
  await readTableOf(projector, signUps, [
    {
      signUpId: 'tomas',
      emailHash: 'hash-of-tomas',
      email: 'tomas@example.org',
      firstName: 'Tomas',
      surname: 'Novak',
      productId: 1,
      state: 'started',
      startedAt: AT,
    },
  ]);
  await readTableOf(projector, subscribers, [
    {
      subscriberId: 'reader',
      email: 'reader@example.org',
      source: 'blog',
      state: 'asked',
      askedAt: AT,
      provider: null,
      toldAt: null,
    },
  ]);
  await readTableOf(projector, mockPlaces, []);
  const joined = { towardsFamilyId: 'mei', joinedAt: AT };
  await readTableOf(projector, parents, [
    { ...joined, accountId: 'ben', memberOf: ['mei'], familyId: 'mei' },
    { ...joined, accountId: 'gone', memberOf: ['mei'], familyId: 'mei' },
    { ...joined, accountId: 'left', memberOf: [], familyId: null },
  ]);
  await readTableOf(projector, invitations, []);
  await readTableOf(projector, guests, []);
  await readTableOf(projector, mockSessions, [
    session('today', AT),
    session('last week', '2026-11-14T12:00:00.000Z'),
    ...bookable,
  ]);
  await readTableOf(projector, mockSittings, [
    sitting('today', 'paper', '2026-11-21T12:20:00.000Z'),
    sitting('today', 'paper', null),
    sitting('today', 'between', '2026-11-21T12:40:00.000Z'),
    sitting('today', 'complete', '2026-11-21T12:50:00.000Z'),
    // Left as it stood: nobody sits for a week.
    sitting('last week', 'paper', '2026-11-21T12:50:00.000Z'),
  ]);
  await seatsKnown(projector);
  await projector.close();
  db = openDatabase({ url: database.as('worker'), name: 'people', max: 1 });
});

const [BEFORE, LATER, TO_COME] = ['2026-11-20T12:00:00.000Z', '2026-11-22T12:00:00.000Z', '2027-03-06T10:00:00.000Z'];

const bookable = [
  sessionRow('march', TO_COME),
  sessionRow('april', '2027-04-03T09:00:00.000Z'),
  sessionRow('over', BEFORE),
  sessionRow('off', TO_COME, { cancelledAt: BEFORE }),
  sessionRow('late', TO_COME),
];

/** `mei` has places in `march`, where something of its own is arranged, in `april`, and in one that is over; she booked `late` last. */
async function seatsKnown(projector: Database) {
  await readTableOf(projector, children, []);
  const seat = { learnerId: 'mei', familyId: 'mei', state: 'booked' as const, changedAt: BEFORE, heldUntil: null };
  await readTableOf(projector, bookings, [
    ...['march', 'april', 'over', 'off'].map((sessionId) => ({ ...seat, sessionId })),
    { ...seat, sessionId: 'late', changedAt: LATER },
    { ...seat, sessionId: 'march', learnerId: 'ben', state: 'cancelled' as const },
  ]);
  const arranged = {
    learnerId: 'mei',
    familyId: 'mei',
    changedAt: AT,
    arrangements: { restMinutes: 5, largerText: false },
  };
  await readTableOf(projector, mockArrangements, [
    { ...arranged, sessionId: ALWAYS },
    { ...arranged, sessionId: 'march', arrangements: { restMinutes: 9, largerText: true } },
    { ...arranged, sessionId: 'march', learnerId: 'ben' },
  ]);
}

afterAll(async () => {
  await db.close();
  await database.drop();
});

const person = (id: string) => personAmong([...accountsPeople, ...marketingPeople], db, id);

it.each(['mei', 'tomas', 'reader'])('finds %s, whatever they are to us, and gives no name away', async (id) =>
  expect(await person(id)).toEqual({ email: `${id}@example.org`, name: null }),
);

it('knows who has been erased', async () => expect(await person('gone')).toBe('erased'));

it('fails, to be asked again, for somebody whom no table knows yet', () =>
  expect(person('new')).rejects.toThrow(new NotYet('the read tables do not know new yet')));

it('knows which addresses have an account', async () => {
  expect(await hasAccount(db, 'hash-of-mei')).toBe(true);
  expect(await hasAccount(db, 'hash-of-tomas')).toBe(false);
});

it('knows whom an account may take out of its family: the parents who joined it and have not left', async () => {
  expect(await otherParents(db, 'mei')).toEqual(['ben@example.org']);
  expect(await otherParents(db, 'ben')).toEqual([]);
  expect(await otherParents(db, 'left')).toEqual([]);
});

it('knows whether anybody answers in a mock exam', async () => {
  const at = (time: string) => isAnybodyAnswering(db, new Date(`2026-11-21T${time}.000Z`));
  expect(await at('12:20:01')).toBe(true);
  expect(await at('12:21:59')).toBe(true);
  expect(await at('12:22:00')).toBe(false);
  expect(await at('12:50:01')).toBe(false);
});

describe('a change of what is arranged', () => {
  const seatsOf = async (sessionId: string | null, of = AT, learnerId = 'mei') =>
    (await arrangedSeats(db, { learnerId, sessionId, of }, new Date(LATER))).map((seat) => [
      seat.startsAt.slice(0, 7),
      seat.arrangements.restMinutes,
    ]);

  it('is about the exams to come that were booked before it; one for always, about those without anything of their own', async () => {
    expect(await seatsOf('march')).toEqual([['2027-03', 9]]);
    expect(await seatsOf(null)).toEqual([['2027-04', 5]]);
  });

  it('is no news where there is no place, nor where it was changed once more', async () => {
    expect(await seatsOf('march', AT, 'ben')).toEqual([]);
    expect(await seatsOf('march', BEFORE)).toEqual([]);
  });

  it('waits for the tables to know of it', async () => {
    await expect(seatsOf('march', LATER)).rejects.toThrow(NotYet);
    await expect(seatsOf('april')).rejects.toThrow(NotYet);
  });
});
