import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor, type Caller } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import type { getMockExamSessions, getUsersForMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { mockPaperQuestions, mockSatPapers, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockOverallReports, mockReportRequests, mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { getSetsForMockExamSession } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { places } from 'schemas/rights/places.table';
import type { getAllUpcomingMockExamSessions, getNextFreeMockExamSession } from 'schemas/marketing/mock-place.contract';
import { asked } from '../testing/asked';
import { nextFreeSessionQuery, staffSessionsQuery, upcomingSessionsQuery } from './marketing/mock-sessions.query';
import { learnerSessionsQuery } from './mock-exams/sessions/learner-sessions.query';
import { mockSessionsQuery } from './mock-exams/sessions/mock-sessions.query';
import { sessionUsersFileQuery } from './mock-exams/sessions/session-users-file.query';
import { sessionUsersQuery } from './mock-exams/sessions/session-users.query';
import { setsForSessionQuery } from './mock-exams/sessions/sets-for-session.query';

const [before, after, always] = ['2020-01-04T10:00:00.000Z', '2131-01-06T10:00:00.000Z', '2190-01-01T00:00:00.000Z'];
const paper = (n: number) => ({ paperId: `p${n}`, paperHash: 'a1'.repeat(32), name: `Paper ${n}`, minutes: 45 });
const noSet = { setId: null, setVersion: null, setName: null, setType: null, setPublishedAt: null };
const session = (sessionId: string, startsAt = after, more: Parameters<typeof sessionRow>[2] = {}) =>
  sessionRow(sessionId, startsAt, { ...noSet, breakMinutes: 0, closesAfterMinutes: null, ...more });
const withSet = { setId: 'gl', setVersion: 1, setName: 'Spring', setType: 'GL' as const, papers: [paper(1), paper(2)] };

const rows = [
  session('plain', after, { ...withSet, capacity: 2 }),
  session('caught-up', '2131-01-07T10:00:00.000Z', { isCatchUp: true }),
  session('free', '2131-01-08T10:00:00.000Z', { isFree: true }),
  session('cancelled', after, { cancelledAt: before, reason: 'Too few.' }),
  session('over', before, withSet),
];

let database: TestDatabase;
let db: Database;
const looks: unknown[] = [];
const caller = (name: string): Caller => ({ ...visitor, accountId: name, learnerId: `${name}-1`, familyId: name });
const ask = async <C>(...[route, request, who = 'ann']: [Parameters<typeof asked>[0], object?, string?]) =>
  (await asked<ReplyOf<C>>(route, request ?? {}, { db, caller: caller(who) }))[0];

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'sessions', max: 1 });
  await readTableOf(projector, mockSessions, rows);
  await readTableOf(projector, mockRoomActs, []);
  await readTableOf(projector, mockSessionRooms, []);
  await readTableOf(projector, mockSatPapers, []);
  await readTableOf(projector, mockPaperQuestions, []);
  await readTableOf(projector, mockReports, []);
  await readTableOf(projector, mockReportRequests, []);
  await readTableOf(projector, mockOverallReports, []);
  const booked = (learnerId: string, more: Partial<RowOf<typeof bookings>> = {}): RowOf<typeof bookings> => ({
    sessionId: 'plain',
    learnerId,
    familyId: learnerId.slice(0, 3),
    state: 'booked',
    changedAt: before,
    heldUntil: null,
    ...more,
  });
  await readTableOf(projector, bookings, [
    booked('ann-1'),
    booked('bob-1', { state: 'pending', heldUntil: always }),
    booked('cem-1', { state: 'pending', heldUntil: before }),
    booked('dan-1', { state: 'cancelled' }),
    booked('hal-1', { sessionId: 'over' }),
    booked('fay-1', { sessionId: 'free', state: 'cancelled' }),
    booked('ida-1', { sessionId: 'cancelled', state: 'cancelled' }),
    booked('jon-1', { sessionId: 'cancelled', state: 'cancelled', changedAt: '2020-01-03T10:00:00.000Z' }),
  ]);
  await readTableOf(projector, places, [
    { sessionId: 'plain', learnerId: 'ann-1', heldUntil: null },
    // Of somebody who has no account yet, and is paying.
    { sessionId: 'plain', learnerId: 'new-1', heldUntil: always },
    { sessionId: 'plain', learnerId: 'cem-1', heldUntil: before },
    { sessionId: 'free', learnerId: 'dot-1', heldUntil: null },
    { sessionId: 'over', learnerId: 'hal-1', heldUntil: null },
  ]);
  const grant = (familyId: string, more: Partial<RowOf<typeof grants>> = {}): RowOf<typeof grants> => ({
    familyId,
    grantId: 'mocks',
    learnerId: `${familyId}-1`,
    gives: ['mock-sessions'],
    sessionIds: ['plain'],
    source: 'payment',
    beginsAt: before,
    terms: [{ since: before, endsAt: always, why: 'given' }],
    reason: null,
    endReason: null,
    ...more,
  });
  await readTableOf(projector, grants, [
    grant('ann'),
    grant('eve'),
    grant('fay', { gives: ['all-mock-sessions'], sessionIds: [], source: 'subscription' }),
    grant('gus', { sessionIds: ['caught-up'], source: 'staff' }),
  ]);
  const of = { bornOn: null, addedAt: before, archivedAt: null };
  await readTableOf(projector, children, [{ learnerId: 'ann-1', familyId: 'ann', name: 'Amara', ...of }]);
  await readTableOf(projector, accounts, []);
  const arrangements = { restMinutes: 5, largerText: true };
  await readTableOf(projector, mockArrangements, [
    { learnerId: 'ann-1', sessionId: ALWAYS, familyId: 'ann', arrangements, changedAt: before },
    {
      learnerId: 'ann-1',
      sessionId: 'free',
      familyId: 'ann',
      arrangements: { ...arrangements, restMinutes: 9 },
      changedAt: before,
    },
    { learnerId: 'bob-1', sessionId: 'plain', familyId: 'bob', arrangements: null, changedAt: before },
  ]);
  const set = { date: '2131-01-01', time: '10:00:00', createdAt: before, isWhole: true, isChanged: false, changes: [] };
  const published = { ...set, setVersion: 1, publishedAt: before, papers: [paper(1), paper(2)] };
  await readTableOf(projector, mockSets, [
    { ...published, setId: 'gl', name: 'Spring', type: 'GL' },
    { ...published, setId: 'one', name: 'Half', type: 'GL', papers: [paper(1)] },
    { ...published, setId: 'cem', name: 'Other', type: 'CEM' },
    { ...set, setId: 'draft', name: 'Draft', type: 'GL', setVersion: 0, publishedAt: null, papers: [] },
  ]);
  const ann = { sessionId: 'over', learnerId: 'ann-1' };
  const clock = { papers: [], rests: [], completedAt: before };
  const sitting = { familyId: 'ann', paper: 2, clock } as const;
  await readTableOf(projector, mockSittings, [
    sittingRow(ann, before, { ...sitting, stage: 'complete', completedAt: before }),
    sittingRow({ ...ann, learnerId: 'bob-1' }, before, { ...sitting, stage: 'between' }),
    sittingRow({ sessionId: 'plain', learnerId: 'lou-1' }, before, { ...sitting, stage: 'complete' }),
    sittingRow({ sessionId: 'free', learnerId: 'lou-1' }, before, { ...sitting, stage: 'between' }),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'sessions', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('the list of staff', () => {
  it('tells those to come with who has booked and who is paying, and those that are over', async () => {
    const { sessions, total } = await ask<typeof getMockExamSessions>(mockSessionsQuery);
    expect(total).toBe(4);
    expect(sessions.map(({ mockExamSessionId }) => mockExamSessionId)).toEqual([
      'cancelled',
      'plain',
      'caught-up',
      'free',
    ]);
    expect(sessions[1]).toMatchObject({ mockExamUsers: 1, held: 1, capacity: 2, mockExamType: 'GL' });
    const past = await ask<typeof getMockExamSessions>(mockSessionsQuery, { past: 'true' });
    expect(past.sessions.map(({ mockExamSessionId }) => mockExamSessionId)).toEqual(['over']);
    expect((await ask<typeof getMockExamSessions>(mockSessionsQuery, { page: 2 })).sessions).toEqual([]);
  });

  it('says of each set why it cannot be sat, those that can first', async () => {
    const query = setsForSessionQuery(() => Promise.resolve());
    const { sets } = await ask<typeof getSetsForMockExamSession>(query, { mockExamSessionId: 'plain' });
    expect(sets.map(({ mockExamSetId, faults, isAssigned }) => [mockExamSetId, faults, isAssigned])).toEqual([
      ['gl', [], true],
      ['cem', ['other type'], false],
      ['draft', ['not published'], false],
      ['one', ['not two papers'], false],
    ]);
    const other = await ask<typeof getSetsForMockExamSession>(query, { mockExamSessionId: 'cancelled' });
    expect(other.sets.find(({ mockExamSetId }) => mockExamSetId === 'gl')?.faults).toEqual(['in use']);
  });

  it('shows who sits a session, with right, stage and arrangements, and that it was looked at', async () => {
    const query = sessionUsersQuery(({ accountId }, look) => {
      looks.push({ accountId, ...look });
      return Promise.resolve();
    });
    const users = await ask<typeof getUsersForMockExamSession>(query, { mockExamSessionId: 'plain' }, 'ada');
    expect(looks).toEqual([{ accountId: 'ada', stream: 'examsession-plain', shown: 'users' }]);
    const seats = users.usersInSession.map(({ mockExamUserId, state, right }) => [mockExamUserId, state, right]);
    expect(seats).toEqual([
      ['ann-1', 'booked', 'payment'],
      ['bob-1', 'pending', null],
      ['cem-1', 'not booked', null],
      ['dan-1', 'cancelled', null],
      ['eve-1', 'not booked', 'payment'],
    ]);
    expect(users.usersInSession[0]).toMatchObject({
      childName: 'Amara',
      arrangements: null,
      always: { restMinutes: 5 },
    });
    const sat = await ask<typeof getUsersForMockExamSession>(query, { mockExamSessionId: 'over' });
    const stages = sat.mockExamSessionTrackers.map(({ currentMockExamStage }) => currentMockExamStage);
    expect(stages).toEqual(['STAGE_EXAM_SESSION_COMPLETE', 'STAGE_BREAK_TIME']);
    await expect(ask(query, { mockExamSessionId: 'none' })).rejects.toThrow('There is no such mock exam session.');
  });

  it('gives the same as a file in the words of the screen, and tells who never came', async () => {
    const taken: unknown[] = [];
    const query = sessionUsersFileQuery((_, look) => {
      taken.push(look);
      return Promise.resolve();
    });
    const linesOf = async (mockExamSessionId: string) => {
      const [file] = await asked(query, { mockExamSessionId }, { db, caller: caller('ada') });
      return Buffer.from(file as Uint8Array)
        .toString()
        .trim()
        .split('\r\n');
    };
    const [heads, first, ...others] = await linesOf('plain');
    expect(heads).toBe('Child,Parent,Booking,Stage,Subscriber,Right,Arrangements');
    expect(first).toMatch(/^Amara,,Booked,Not started,No,Paid for by itself,.*of rest in each paper/);
    expect(others).toHaveLength(4);
    expect(await linesOf('over')).toEqual([heads, ',,Booked,Never came,No,None,None']);
    expect(taken).toEqual(['plain', 'over'].map((id) => ({ stream: `examsession-${id}`, shown: 'users file' })));
    await expect(linesOf('none')).rejects.toThrow('There is no such mock exam session.');
  });
});

describe('the dates of a child', () => {
  const datesOf = async (who: string) =>
    (await ask<typeof getUpcomingMockExamSessions>(learnerSessionsQuery, {}, who)).sessions.map((one) => [
      one.mockExamSessionId,
      one.registration,
      one.isFull,
    ]);

  it('are registered, pending or to be booked by what this child has, and full by what others have', async () => {
    expect(await datesOf('ann')).toEqual([
      ['plain', 'yes', true],
      ['free', 'book now', false],
    ]);
    expect(await datesOf('fay')).toEqual([
      ['plain', 'pending', true],
      ['free', 'given back', false],
    ]);
    expect(await datesOf('zoe')).toEqual([
      ['plain', 'book now', true],
      ['free', 'book now', false],
    ]);
  });

  it('are not full for whoever holds the last place and may still pay for it', async () => {
    expect(await datesOf('new')).toEqual([
      ['plain', 'book now', false],
      ['free', 'book now', false],
    ]);
  });

  it('show one that was cancelled to whoever had a place in it then, and to nobody else', async () => {
    expect((await datesOf('ida')).filter(([id]) => id === 'cancelled')).toEqual([['cancelled', 'called off', false]]);
    expect((await datesOf('jon')).map(([id]) => id)).toEqual(['plain', 'free']);
  });

  it('show none that this child has finished, though others sit it still', async () => {
    expect((await datesOf('lou')).map(([id]) => id)).toEqual(['free']);
  });

  it('say what is arranged for this child, in a session or always, and for nobody else', async () => {
    const arrangedOf = async (who: string) =>
      (await ask<typeof getUpcomingMockExamSessions>(learnerSessionsQuery, {}, who)).sessions.map(
        ({ arrangements }) => arrangements,
      );
    expect(await arrangedOf('ann')).toEqual([
      { restMinutes: 5, largerText: true },
      { restMinutes: 9, largerText: true },
    ]);
    expect(await arrangedOf('bob')).toEqual([null, null]);
  });

  it('show one to catch up to whoever is registered for it alone', async () => {
    expect((await datesOf('gus')).map(([id]) => id)).toEqual(['plain', 'caught-up', 'free']);
  });
});

it('tells everybody of the dates that are for everybody, and staff of all', async () => {
  const idsFor = async (who: Caller) => {
    const [list] = await asked<ReplyOf<typeof getAllUpcomingMockExamSessions>>(
      upcomingSessionsQuery,
      {},
      { db, caller: who },
    );
    return list.map(({ mockexamSessionId, isFull }) => (isFull ? `${mockexamSessionId}, full` : mockexamSessionId));
  };
  expect(await idsFor(visitor)).toEqual(['plain, full', 'free']);
  expect(await idsFor({ ...visitor, roles: ['ROLE_ADMIN'] })).toEqual(['plain, full', 'caught-up', 'free']);
  const [ofStaff] = await asked<ReplyOf<typeof getAllUpcomingMockExamSessions>>(staffSessionsQuery, {}, { db });
  expect(ofStaff.map(({ mockexamSessionId }) => mockexamSessionId)).toEqual(['plain', 'caught-up', 'free']);
  const [next] = await asked<ReplyOf<typeof getNextFreeMockExamSession>>(nextFreeSessionQuery, {}, { db });
  expect(next).toEqual({ mockExamDate: '2131-01-08', mockExamTime: '10:00:00' });
});
