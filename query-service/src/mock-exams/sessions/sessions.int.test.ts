import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import { mockPaperQuestions, mockSatPapers, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockOverallReports, mockReportRequests, mockReports } from 'schemas/mock-exams/reports/reports.tables';
import type { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import type { getMockExamSessions } from 'schemas/mock-exams/sessions/sessions.contract';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { getSetsForMockExamSession } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { places } from 'schemas/rights/places.table';
import { asked } from '../../../testing/asked';
import { clashesQuery } from './clashes.query';
import { mockSessionsQuery } from './mock-sessions.query';
import { setsForSessionQuery } from './sets-for-session.query';

const paper = (hash: string, n: number) => ({
  paperId: `p${n}`,
  paperHash: hash.repeat(32),
  name: `Paper ${n}`,
  minutes: 50,
});
const [first, second] = ['a1', 'b2'];
const papers = [paper(second, 1), paper(second, 2)];
const at = (time: string, day = '06') => `2131-03-${day}T${time}:00.000Z`;

// Each is open for two hours and five minutes from its start; more time of a half is fifty minutes more.
const sessions = [
  sessionRow('ten', at('10:00'), { papers }),
  sessionRow('noon', at('12:30'), { papers, setId: 'other' }),
  sessionRow('gone', at('10:00'), { papers, cancelledAt: at('09:00', '01') }),
  sessionRow('sunday', at('10:00', '07'), { papers, setId: null, setVersion: null, setName: null, setType: null }),
  sessionRow('past', at('10:00', '01'), { papers: [paper(first, 1), paper(second, 2)], setVersion: 1 }),
];

let database: TestDatabase;
let db: Database;
const looks: unknown[] = [];
const note = (_: unknown, look: unknown) => {
  looks.push(look);
  return Promise.resolve();
};
const ask = async <C>(route: Parameters<typeof asked>[0], request: object, now = at('09:00', '05')) =>
  (await asked<ReplyOf<C>>(route, request, { db, caller: visitor, clock: { now: () => new Date(now) } }))[0];

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'staff sessions', max: 1 });
  const changedAt = at('09:00', '01');
  await readTableOf(projector, mockSessions, sessions);
  const booked = (sessionId: string, learnerId: string, state: 'booked' | 'cancelled' = 'booked') => ({
    sessionId,
    learnerId,
    familyId: learnerId,
    state,
    changedAt,
    heldUntil: null,
  });
  await readTableOf(projector, bookings, [
    ...['amara', 'ben', 'cleo'].map((learnerId) => booked('sunday', learnerId)),
    ...['amara', 'ben', 'zoe'].map((learnerId) => booked('ten', learnerId)),
    booked('noon', 'cleo'),
    booked('gone', 'cleo'),
    booked('noon', 'ben', 'cancelled'),
  ]);
  const arrangements = {
    extraTime: { kind: 'percent' as const, percent: 50 as const },
    restMinutes: 0,
    largerText: false,
  };
  await readTableOf(projector, mockArrangements, [
    { learnerId: 'amara', sessionId: ALWAYS, familyId: 'amara', arrangements, changedAt },
  ]);
  const named = { bornOn: null, addedAt: changedAt, archivedAt: null };
  await readTableOf(
    projector,
    children,
    ['Amara', 'Ben', 'Cleo'].map((name) =>
      Object.assign({}, named, { learnerId: name.toLowerCase(), familyId: name, name }),
    ),
  );
  await readTableOf(projector, mockSessionRooms, []);
  await readTableOf(projector, mockSittings, []);
  await readTableOf(projector, mockSatPapers, [
    { sessionId: 'past', learnerId: 'amara', papers: [paper(first, 1)] },
    { sessionId: 'past', learnerId: 'cleo', papers: [paper(second, 1)] },
    { sessionId: 'past', learnerId: 'zoe', papers: [paper(second, 1)] },
  ]);
  const asks = { questionIds: [], contents: [] };
  await readTableOf(projector, mockPaperQuestions, [
    { paperHash: first.repeat(32), setId: 'set', ...asks },
    { paperHash: second.repeat(32), setId: 'set', ...asks },
  ]);
  await readTableOf(projector, places, []);
  await readTableOf(projector, mockReports, []);
  await readTableOf(projector, mockReportRequests, []);
  await readTableOf(projector, mockOverallReports, []);
  const set = { date: '2131-01-01', time: '10:00:00', createdAt: changedAt, isWhole: true, isChanged: false };
  const published = { ...set, type: 'GL' as const, setVersion: 2, publishedAt: changedAt, papers, changes: [] };
  await readTableOf(projector, mockSets, [
    { ...published, setId: 'set', name: 'Spring' },
    { ...published, setId: 'other', name: 'Autumn' },
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'staff sessions', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('who would have two mock exams at once', () => {
  const clashes = async (more: object) => {
    const request = { mockExamSessionId: 'sunday', ...more };
    const reply = await ask<typeof getMockExamClashes>(clashesQuery(note), request);
    return reply.children.map(({ childName, exams }) => [
      childName,
      ...exams.map(({ mockExamSessionId }) => mockExamSessionId),
    ]);
  };

  it('is told by name and by the other exam before a session is moved to where some who booked it sit another', async () => {
    expect(await clashes({})).toEqual([]);
    expect(await clashes({ startsAt: at('11:00') })).toEqual([
      ['Amara', 'ten'],
      ['Ben', 'ten'],
      ['Cleo', 'noon'],
    ]);
    expect(looks).toContainEqual({ stream: 'examsession-sunday', shown: 'users' });
  });

  it('is whoever has more time alone, where the other exam is over for all others, before and after', async () => {
    expect(await clashes({ startsAt: at('12:54') })).toEqual([
      ['Amara', 'ten'],
      ['Cleo', 'noon'],
    ]);
    expect(await clashes({ startsAt: at('12:55') })).toEqual([['Cleo', 'noon']]);
    expect(await clashes({ startsAt: at('07:06') })).toEqual([['Amara', 'ten']]);
    expect(await clashes({ startsAt: at('07:05') })).toEqual([]);
  });

  it('is told of one child who would be given a place, but for the one that they give back for it', async () => {
    const ben = { mockExamSessionId: 'noon', mockExamUserIds: ['ben'], startsAt: at('11:00') };
    expect(await clashes(ben)).toEqual([['Ben', 'ten']]);
    expect(await clashes({ ...ben, insteadOfMockExamSessionId: 'ten' })).toEqual([]);
    await expect(clashes({ mockExamSessionId: 'none' })).rejects.toThrow('There is no such mock exam session.');
  });
});

describe('the sets for a session', () => {
  const setsFor = async (mockExamSessionId: string) => {
    const reply = await ask<typeof getSetsForMockExamSession>(setsForSessionQuery(note), { mockExamSessionId });
    return new Map(reply.sets.map((set) => [set.mockExamSetId, set]));
  };

  it('say who of those who have booked has sat which of them, be it an earlier version of it', async () => {
    const sets = await setsFor('sunday');
    expect(sets.get('set')?.satBy).toEqual([
      { mockExamUserId: 'amara', childName: 'Amara' },
      { mockExamUserId: 'cleo', childName: 'Cleo' },
    ]);
    expect(sets.get('other')?.satBy).toEqual([]);
    expect(looks).toContainEqual({ stream: 'examsession-sunday', shown: 'users' });
  });

  it('are in use until the last child who sits one in another session is over', async () => {
    // The usual close of the session at ten is five past twelve; Amara sits it until five to one.
    expect((await setsFor('noon')).get('set')?.faults).toEqual(['in use']);
  });
});

describe('the list of staff', () => {
  const listed = async (past: boolean, now: string) => {
    const reply = await ask<typeof getMockExamSessions>(mockSessionsQuery, { past }, now);
    return [reply.total, ...reply.sessions.map(({ mockExamSessionId }) => mockExamSessionId)];
  };

  it('calls no session past before the last child who sits it is over, or may yet come to', async () => {
    expect(await listed(true, at('12:54'))).toEqual([2, 'gone', 'past']);
    expect(await listed(false, at('12:54'))).toEqual([3, 'ten', 'noon', 'sunday']);
    expect(await listed(true, at('12:55'))).toEqual([3, 'ten', 'gone', 'past']);
    expect(await listed(false, at('12:55'))).toEqual([2, 'noon', 'sunday']);
  });
});
