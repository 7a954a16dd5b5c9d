import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryStore } from 'platform/testing/memory-store';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamRoom } from 'schemas/mock-exams/room/room.contract';
import { mockIncidents } from 'schemas/mock-exams/incidents/incidents.tables';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { roomActRow, sessionRow } from 'schemas/mock-exams/testing/rows';
import type { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import { goldenOf } from 'schemas/testing/goldens';
import { asked, pagesOf } from '../../../testing/asked';
import { roomQuery } from '../room/room.query';
import { timelineFileQuery, timelineQuery } from './timeline.query';

type Timeline = ReplyOf<typeof getMockExamTimeline>;

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const paperHash = '1'.repeat(64);
const papers = [{ paperId: 'p1', paperHash, name: 'Paper 1', minutes: 50 }];
const session = sessionRow('march', at(0), { wallTime: '12:00:00', papers });
const acted = (position: number, more: Parameters<typeof roomActRow>[2]) => roomActRow(position, at(position), more);
const opening = (learnerId: string, restMinutes: number | null) => ({
  sessionId: 'march',
  learnerId,
  paper: 1,
  openedAt: at(0),
  arrangements: restMinutes === null ? null : { restMinutes, largerText: false },
});

let database: TestDatabase;
let db: Database;
const store = memoryStore();
const noted: unknown[] = [];
const note = (caller: { accountId: string }, look: object) => {
  noted.push({ by: caller.accountId, ...look });
  return Promise.resolve();
};
const heardOf = () => Promise.resolve(new Map([['march.amara', { at: at(90), waiting: 0 }]]));
const fileQuery = timelineFileQuery(note, heardOf);
const caller = { ...visitor, accountId: 'nadia', learnerId: 'nadia', roles: ['ROLE_ADMIN'] };
const whose = (mockExamUserId: string, mockExamSessionId = 'march') => ({ mockExamSessionId, mockExamUserId });

const example = (type: Parameters<typeof goldenOf>[0], learnerId: string, more: object = {}) => {
  const { data } = goldenOf(type);
  return { type, data: { ...data, sessionId: 'march', learnerId, ...more } };
};

/** As each was written by somebody, a second after the other. */
async function wrote(
  stream: string,
  role: string,
  ...events: readonly { type: string; data: object }[]
): Promise<void> {
  const known = await store.readStream(stream);
  const revision = known.at(-1)?.revision ?? NO_STREAM;
  const meta = { commandId: `${stream} ${role}`, at: at(60), causationId: 'c', correlationId: 'c', schemaVersion: 1 };
  await store.append({
    stream,
    expected: revision,
    commandId: `${stream} ${known.length}`,
    events: events.map(({ type, data }, n) => ({
      id: `${stream} ${known.length + n}`,
      type,
      data: data as never,
      meta: { ...meta, actor: { id: role === 'ROLE_ADMIN' ? 'nadia' : 'x', role } },
    })),
  });
}

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'timeline', max: 1 });
  for (const learnerId of ['amara', 'erased']) {
    const stream = streamOf('sitting', `march.${learnerId}`);
    const shown = { sealed: 'x', of: learnerId };
    await wrote(
      stream,
      'ROLE_MOCK_EXAM_STUDENT',
      example('MockSittingBegun', learnerId, { papers, begunAt: at(0) }),
      example('MockPaperOpened', learnerId, { paper: 1, openedAt: at(0), arrangements: shown }),
      example('MockChoiceMade', learnerId, { questionId: '=1+1', at: at(10) }),
    );
    await wrote(
      stream,
      'ROLE_WORKERS',
      example('MockPaperEnded', learnerId, { paper: 1, endedAt: at(50), by: 'time' }),
    );
    await wrote(
      stream,
      'ROLE_ADMIN',
      example('MockLateAnswerDecided', learnerId, { reason: shown, decidedAt: at(60) }),
    );
  }
  const decided = (await store.readStream('sitting-march.amara')).at(-1)?.position ?? '';
  await wrote(streamOf('booking', 'march.amara'), 'ROLE_ADMIN', example('BookingArrangementsSet', 'amara'));
  await readTableOf(projector, mockSessions, [session, { ...session, sessionId: 'april' }]);
  await readTableOf(projector, mockSittings, []);
  await readTableOf(projector, mockIncidents, []);
  await readTableOf(projector, mockSittingOpenings, [opening('amara', 5), opening('erased', null)]);
  await readTableOf(projector, mockRoomActs, [
    acted(1, { kind: 'paused', reason: 'The bell rang.' }),
    acted(2, { learnerId: 'amara', kind: 'extended', paper: 1, seconds: 300, ownReason: 'She felt ill.' }),
    acted(3, { learnerId: 'ben', kind: 'messaged', messageId: 'm', text: 'For Ben alone.' }),
    { ...acted(4, { learnerId: 'amara', kind: 'decided', ownReason: 'Her line was down.' }), position: decided },
  ]);
  await readTableOf(projector, mockPapers, [
    {
      paperHash,
      setId: 'set',
      setVersion: 1,
      publishedAt: at(0),
      paper: { paperId: 'p1', name: 'Paper 1', minutes: 50, sections: [] },
    },
  ]);
  const key = { questionId: 'q1', answer: 'C', explanation: 'Because.', isVoided: false, why: null, published: 'C' };
  const gone = { ...key, questionId: 'q2', isVoided: true, why: 'Two choices were right.' };
  await readTableOf(projector, mockKeys, [
    {
      paperHash,
      setId: 'set',
      setVersion: 1,
      keyVersion: 2,
      keys: [key, gone],
      decisions: [],
      proposal: null,
      withdrawn: [],
      publishedAt: at(0),
    },
  ]);
  await readTableOf(projector, children, [
    { learnerId: 'amara', familyId: 'f', name: 'Amara', bornOn: null, addedAt: at(0), archivedAt: null },
  ]);
  await readTableOf(projector, accounts, []);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'timeline', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  noted.length = 0;
});

const ask = (request: object) => asked<Timeline>(timelineQuery(note, heardOf), request, { caller, db, store });

it('is the sitting’s own events, with what is sealed opened, who wrote each, and what staff did for this child or all', async () => {
  const [timeline] = await ask(whose('amara'));
  expect(timeline).toMatchObject({ childName: 'Amara', isErased: false, session: { breakSeconds: 600, papers } });
  expect(timeline.events.map(({ by }) => by.kind)).toEqual(['child', 'child', 'child', 'clock', 'staff']);
  expect(timeline.events[1]?.event.data).toMatchObject({ arrangements: { restMinutes: 5 } });
  expect(timeline.events[4]?.event.data).toMatchObject({ reason: 'Her line was down.' });
  expect(timeline.room.map(({ event }) => event.type)).toEqual(['ExamRoomPaused', 'ExamRoomExtended']);
  expect(timeline.room[1]?.event.data).toMatchObject({ learnerId: 'amara', seconds: 300, ownReason: 'She felt ill.' });
  expect(timeline.arranged).toMatchObject([{ cleared: false, by: { kind: 'staff' } }]);
  expect(timeline.papers).toMatchObject([{ paperHash, letters: { q1: 'C' } }]);
  expect(JSON.stringify(timeline)).not.toContain('Because.');
});

it('is noted, with whose it is, before anything is shown, and of what is not there nothing is noted', async () => {
  await ask(whose('amara'));
  const look = { by: 'nadia', stream: 'sitting-march.amara', subjectId: 'amara' };
  expect(noted).toEqual([{ ...look, shown: 'timeline' }]);
  await asked(fileQuery, whose('amara'), { caller, db, store });
  expect(noted.at(-1)).toEqual({ ...look, shown: 'timeline file' });
  for (const [request, code] of [
    [whose('amara', 'never'), 'SessionNotFound'],
    [whose('amara', 'april'), 'MockTimelineNotFound'],
    [whose('nobody'), 'MockTimelineNotFound'],
    [whose('march.amara'), 'MockTimelineNotFound'],
  ] as const)
    await expect(ask(request)).rejects.toMatchObject({ parts: { status: 404, code } });
  expect(noted).toHaveLength(2);
});

it('comes in pages, with the papers on the first alone', async () => {
  const pages = await pagesOf((after) => ask({ ...whose('amara'), limit: 2, ...after }));
  expect(pages.map(({ events }) => events.map(({ revision }) => revision))).toEqual([[0, 1], [2, 3], [4]]);
  expect(pages.map(({ papers: some, room }) => [some.length, room.length])).toEqual([
    [1, 2],
    [0, 0],
    [0, 0],
  ]);
  expect((await ask({ ...whose('amara'), after: 'no number' }))[0].events).toEqual([]);
});

it('has no name, reason or arrangement of somebody who was erased, and their letters', async () => {
  const [timeline] = await ask(whose('erased'));
  expect(timeline).toMatchObject({ childName: null, isErased: true });
  expect(timeline.events[1]?.event.data).toMatchObject({ arrangements: null });
  expect(timeline.events[4]?.event.data).toMatchObject({ reason: null });
  expect(timeline.events[2]?.event.data).toMatchObject({ option: 'A' });
});

it('is a file that a spreadsheet takes for nothing but what it says', async () => {
  const [bytes] = await asked<Uint8Array>(fileQuery, whose('amara'), { caller, db, store });
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  // The last of them is a silence that goes on: no event says it.
  expect(lines).toHaveLength(1 + 5 + 2 + 1 + 1);
  expect(lines.at(-1)).toContain(`${at(90)},,${at(90)},${at(90)},device,Nothing heard of the device since`);
  expect(lines[0]).toContain('Happened,Their device says,Written by our clock,Dated in the log,Kind,What,More');
  expect(lines.join('\n')).toContain('our own clock');
  expect(lines.filter((line) => /^[=+@-]/.test(line))).toEqual([]);
  expect(lines.join('\n')).not.toContain('Amara');
});

it('is told beside what was done in the whole room', async () => {
  const [room] = await asked<ReplyOf<typeof getMockExamRoom>>(
    roomQuery(note),
    { mockExamSessionId: 'march' },
    { caller, db },
  );
  expect(room).toMatchObject({ opensAt: at(-900), isOver: false, papers });
  expect(room.acts.map(({ kind, mockExamUserId, reason }) => [kind, mockExamUserId, reason])).toEqual([
    ['paused', null, 'The bell rang.'],
    ['extended', 'amara', 'She felt ill.'],
    ['messaged', 'ben', null],
  ]);
  expect(noted).toEqual([{ by: 'nadia', stream: 'examsession-march', shown: 'users' }]);
});
