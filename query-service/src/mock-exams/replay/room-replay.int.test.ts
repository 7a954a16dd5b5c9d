import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryStore } from 'platform/testing/memory-store';
import { readTableOf } from 'platform/testing/read-table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamRoomReplay } from 'schemas/mock-exams/replay/replay.contract';
import { tileOf } from 'schemas/mock-exams/replay/track.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { roomActRow, sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { goldenOf } from 'schemas/testing/goldens';
import { asked, pagesOf } from '../../../testing/asked';
import { roomReplayQuery } from './room-replay.query';

type RoomReplay = ReplyOf<typeof getMockExamRoomReplay>;

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const paperHash = '1'.repeat(64);
const papers = [{ paperId: 'p1', paperHash, name: 'Paper 1', minutes: 50 }];
const session = sessionRow('march', at(0), { wallTime: '12:00:00', papers });
const names = ['ben', 'erased', 'mei', 'o’neill', 'zoe'];
/** The last by id is the first by name. */
const childNameOf = (learnerId: string) => (learnerId === 'zoe' ? 'Åsa' : learnerId);
const byName = ['zoe', 'ben', 'mei', 'o’neill', 'erased'];
const clock = { papers: [{ openedAt: at(0), ended: null }], rests: [], completedAt: null };
const sat = (learnerId: string) =>
  sittingRow({ sessionId: 'march', learnerId }, at(0), { familyId: 'f', paperHash, clock, changedAt: at(10) });

let database: TestDatabase;
let db: Database;
const store = memoryStore();
const noted: unknown[] = [];
const query = roomReplayQuery((caller, look) => {
  noted.push({ by: caller.accountId, ...look });
  return Promise.resolve();
});
const caller = { ...visitor, accountId: 'nadia', learnerId: 'nadia', roles: ['ROLE_ADMIN'] };
const ask = (request: object) => asked<RoomReplay>(query, request, { caller, db, store });

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'replay', max: 1 });
  for (const learnerId of names) {
    const example = (type: Parameters<typeof goldenOf>[0], more: object) => ({
      type,
      data: { ...goldenOf(type).data, sessionId: 'march', learnerId, ...more },
    });
    const events = [
      example('MockSittingBegun', { papers, begunAt: at(0), deviceId: 'desk' }),
      example('MockPaperOpened', { paper: 1, openedAt: at(0), arrangements: { sealed: 'x', of: learnerId } }),
      example('MockChoiceMade', {
        paper: 1,
        questionId: 'q2',
        at: at(10),
        option: 'A',
        claim: { deviceId: 'desk', tab: 't', seq: 1, at: at(10) },
      }),
    ];
    const meta = { commandId: learnerId, at: at(10), causationId: 'c', correlationId: 'c', schemaVersion: 1 };
    await store.append({
      stream: streamOf('sitting', `march.${learnerId}`),
      expected: NO_STREAM,
      commandId: learnerId,
      events: events.map(({ type, data }, n) => ({
        id: `${learnerId} ${n}`,
        type,
        data: data as never,
        meta: { ...meta, actor: { id: learnerId, role: 'ROLE_MOCK_EXAM_STUDENT' } },
      })),
    });
  }
  await readTableOf(projector, mockSessions, [session, { ...session, sessionId: 'april' }]);
  await readTableOf(projector, mockSittings, names.map(sat));
  await readTableOf(
    projector,
    mockSittingOpenings,
    names.map((learnerId) => ({
      sessionId: 'march',
      learnerId,
      paper: 1,
      openedAt: at(0),
      arrangements:
        learnerId === 'erased'
          ? null
          : { extraTime: { kind: 'percent' as const, percent: 25 }, restMinutes: 0, largerText: false },
    })),
  );
  const acted = (position: number, learnerId: string | null, text: string) =>
    roomActRow(position, at(60), { kind: 'messaged', learnerId, messageId: text, text });
  await readTableOf(projector, mockRoomActs, [acted(1, null, 'For all.'), acted(2, 'ben', 'For Ben alone.')]);
  const question = (questionId: string, number: number) => ({ questionId, number, text: 'Which?', options: [] });
  const section = { sectionId: 's', name: 'Words', subject: 'VR' as const, instructions: '' };
  const paper = {
    paperId: 'p1',
    name: 'Paper 1',
    minutes: 50,
    sections: [{ ...section, questions: [question('q1', 1), question('q2', 2)] }],
  };
  await readTableOf(projector, mockPapers, [{ paperHash, setId: 'set', setVersion: 1, publishedAt: at(0), paper }]);
  await readTableOf(
    projector,
    children,
    names
      .filter((name) => name !== 'erased')
      .map((learnerId) => ({
        learnerId,
        familyId: 'f',
        name: childNameOf(learnerId),
        bornOn: null,
        addedAt: at(0),
        archivedAt: null,
      })),
  );
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'replay', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  noted.length = 0;
});

it('is everybody who has begun, in short, with their own time, and what staff did to all', async () => {
  const [room, next] = await ask({ mockExamSessionId: 'march' });
  expect(next).toBeUndefined();
  expect(room).toMatchObject({ begun: 5, papers: [{ name: 'Paper 1', questions: 2 }], startsAt: at(0) });
  expect(room.sitters.map(({ childName }) => childName)).toEqual(['Åsa', 'ben', 'mei', 'o’neill', null]);
  const tile = (index: number, seconds: number) => room.sitters[index] && tileOf(room.sitters[index].track, seconds);
  expect(tile(0, 11)).toMatchObject({ stage: 'paper', question: 2, answered: 1, secondsLeft: 3_739 });
  // Of somebody who was erased nobody knows any more what they were given.
  expect(tile(4, 11)).toMatchObject({ stage: 'paper', answered: 1, secondsLeft: 2_989 });
  expect(room.room).toMatchObject([{ type: 'ExamRoomMessaged', data: { text: 'For all.' } }]);
  expect(JSON.stringify(room)).not.toContain('For Ben alone.');
});

it('comes some children at a time, and nobody twice', async () => {
  const pages = await pagesOf((after) => ask({ mockExamSessionId: 'march', limit: 2, ...after }));
  expect(pages.map(({ sitters }) => sitters.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(({ sitters }) => sitters.map(({ mockExamUserId }) => mockExamUserId))).toEqual(byName);
  expect(pages.map(({ room }) => room.length)).toEqual([1, 0, 0]);
  expect((await ask({ mockExamSessionId: 'march', limit: 2, after: 'nobody' }))[0].sitters).toEqual([]);
});

it('is noted before anything is shown, and of a session that there is not nothing is', async () => {
  await ask({ mockExamSessionId: 'march' });
  expect(noted).toEqual([{ by: 'nadia', stream: 'examsession-march', shown: 'room replay' }]);
  await expect(ask({ mockExamSessionId: 'never' })).rejects.toMatchObject({ parts: { code: 'SessionNotFound' } });
  expect(noted).toHaveLength(1);
  expect((await ask({ mockExamSessionId: 'april' }))[0]).toMatchObject({ begun: 0, sitters: [] });
});
