import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { manualClock } from 'platform/clock';
import { openDatabase, type Database } from 'platform/database';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryStore } from 'platform/testing/memory-store';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type { getMockIncidents, getMockLosses } from 'schemas/mock-exams/incidents/incidents.contract';
import { mockIncidents, mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';
import { lossOf } from 'schemas/mock-exams/incidents/losses.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { roomActRow, sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { asked } from '../../../testing/asked';
import { incidentsQuery } from './incidents.query';
import { lossesQuery } from './losses.query';

type Incidents = ReplyOf<typeof getMockIncidents>;
type Losses = ReplyOf<typeof getMockLosses>;

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const position = (n: number) => String(n).padStart(20, '0');
const paper = (n: number) => ({ paperId: `p${n}`, paperHash: String(n).repeat(64), name: `Paper ${n}`, minutes: 50 });
const whole = { wallTime: '12:00:00', papers: [paper(1), paper(2)] };
const later = (sessionId: string, more: Parameters<typeof sessionRow>[2]) =>
  sessionRow(sessionId, at(7 * 86_400), { isCatchUp: true, ...more });
const extended = { kind: 'extended', paper: 1 } as const;
const lost = [{ fromAt: at(600), untilAt: at(660) }];
const bell: RowOf<typeof mockIncidents> = {
  sessionId: 'march',
  incidentId: 'bell',
  position: position(70),
  what: 'Fire bell',
  fromAt: at(600),
  untilAt: at(660),
  learnerIds: null,
  kinds: ['window'],
  markedAt: at(700),
  markedBy: 'nadia',
  withdrawn: null,
  withdrawnAt: null,
  withdrawnBy: null,
  decisions: [
    {
      decisionId: 'd',
      position: position(71),
      by: 'nadia',
      how: 'time',
      kinds: ['window'],
      lessByHand: true,
      children: [{ learnerId: 'amara', paper: 1, lost, lostSeconds: 60, lessSeconds: 0, seconds: 60 }],
      rule: 1,
      countedTo: position(69),
      reason: 'All left.',
      note: null,
      catchUpSessionId: null,
      decidedAt: at(720),
    },
  ],
};

let database: TestDatabase;
let db: Database;
const store = memoryStore();
const noted: unknown[] = [];
const note = (caller: { accountId: string }, look: object) => {
  noted.push({ by: caller.accountId, ...look });
  return Promise.resolve();
};
const caller = { ...visitor, accountId: 'nadia', learnerId: 'nadia', roles: ['ROLE_ADMIN'] };

/** Half an hour of a sitting: a silence from 20 to 22 minutes in it, and an answer that waited. */
async function sat(learnerId: string): Promise<void> {
  const whose = { sessionId: 'march', learnerId };
  const claim = { deviceId: 'desk', tab: 'tab', seq: 1 };
  const events: readonly (readonly [type: string, data: object, savedAt: number])[] = [
    [
      'MockSittingBegun',
      { ...whose, familyId: 'f', papers: [paper(1), paper(2)], deviceId: 'desk', begunAt: at(0) },
      0,
    ],
    [
      'MockPaperOpened',
      {
        ...whose,
        paper: 1,
        paperId: 'p1',
        paperHash: paper(1).paperHash,
        openedAt: at(0),
        arrangements: { sealed: 'x', of: learnerId },
        dueAt: at(1),
      },
      0,
    ],
    ['MockSilenceBegan', { ...whose, lastHeardAt: at(1_200) }, 1_320],
    ['MockSilenceEnded', { ...whose, heardAt: at(1_320) }, 1_320],
    ['MockQuestionShown', { ...whose, paper: 1, questionId: 'q1', at: at(1_500), claim }, 1_540],
  ];
  const meta = {
    commandId: learnerId,
    causationId: 'c',
    correlationId: 'c',
    schemaVersion: 1,
    actor: { id: 'x', role: 'ROLE_USER' },
  };
  await store.append({
    stream: streamOf('sitting', `march.${learnerId}`),
    expected: NO_STREAM,
    commandId: learnerId,
    events: events.map(([type, data, savedAt], n) => ({
      id: `${learnerId} ${n}`,
      type,
      data: data as never,
      meta: { ...meta, at: at(savedAt) },
    })),
  });
}

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'incidents', max: 1 });
  await readTableOf(projector, mockSessions, [
    sessionRow('march', at(0), whole),
    sessionRow('empty', at(0), whole),
    later('may', { papers: [paper(3)] }),
    later('same', { papers: [paper(1)] }),
    later('none', { papers: [] }),
    later('off', { papers: [paper(3)], cancelledAt: at(1) }),
    later('plain', { papers: [paper(3)], isCatchUp: false }),
  ]);
  await readTableOf(projector, mockRoomActs, [
    roomActRow(72, at(1_300), { ...extended, learnerId: 'amara', seconds: 60, incidentId: 'bell' }),
    roomActRow(80, at(1_400), { ...extended, learnerId: 'amara', seconds: 120 }),
    roomActRow(81, at(1_300), { ...extended, learnerId: 'ben', seconds: 300 }),
  ]);
  await readTableOf(projector, mockIncidents, [bell]);
  await readTableOf(projector, mockOutages, [
    { position: position(60), fromAt: at(900), untilAt: at(960), service: 'gateway', notedAt: at(960) },
    { position: position(10), fromAt: at(-90_000), untilAt: at(-86_400), service: null, notedAt: at(-86_400) },
  ]);
  const learnerIds = ['amara', 'erased'];
  for (const learnerId of learnerIds) await sat(learnerId);
  await readTableOf(
    projector,
    mockSittings,
    learnerIds.map((learnerId) =>
      sittingRow({ sessionId: 'march', learnerId }, at(0), { familyId: 'f', silences: 1, changedAt: at(0) }),
    ),
  );
  const opening = { sessionId: 'march', paper: 1, openedAt: at(0) };
  await readTableOf(projector, mockSittingOpenings, [
    {
      ...opening,
      learnerId: 'amara',
      arrangements: { extraTime: { kind: 'percent', percent: 50 }, restMinutes: 0, largerText: false },
    },
    { ...opening, learnerId: 'erased', arrangements: null },
  ]);
  await readTableOf(projector, accounts, []);
  await readTableOf(projector, children, []);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'incidents', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  noted.length = 0;
});

const lookAt = async (seconds: number, mockExamSessionId = 'march') => {
  const clock = manualClock(at(seconds));
  const [incidents] = await asked<Incidents>(incidentsQuery(note), { mockExamSessionId }, { db, store, caller, clock });
  const [losses] = await asked<Losses>(lossesQuery(note), { mockExamSessionId }, { db, store, caller, clock });
  return { incidents, losses };
};

describe('the incidents of a session', () => {
  it('are told with what was decided, our own outages of that day and where one can catch up; who looked is noted', async () => {
    const { incidents } = await lookAt(1_800);
    expect(incidents).toMatchObject({
      isOver: false,
      startsAt: at(0),
      outages: [{ position: position(60), service: 'gateway' }],
    });
    expect(incidents.catchUps).toEqual([{ mockExamSessionId: 'may', startsAt: at(7 * 86_400), name: 'Spring' }]);
    expect(incidents.incidents).toMatchObject([
      { incidentId: 'bell', mockExamUserIds: null, markedBy: null, decisions: [{ how: 'time' }] },
    ]);
    expect(noted).toEqual([1, 2].map(() => ({ by: 'nadia', stream: 'examsession-march', shown: 'users' })));
  });

  it('are over with the room', async () => {
    expect((await lookAt(86_400)).incidents.isOver).toBe(true);
  });

  it('are of no session that there is not', async () => {
    const wish = { mockExamSessionId: 'never' };
    for (const query of [incidentsQuery(note), lossesQuery(note)])
      await expect(asked(query, wish, { db, store, caller })).rejects.toThrow('There is no such mock exam session.');
    expect(noted).toEqual([]);
  });
});

describe('what the losses follow from', () => {
  it('is all that the log has: by the arrangements of then, less what was given before', async () => {
    const { losses } = await lookAt(1_800);
    const [amara, erased] = losses.children;
    expect([amara?.mockExamUserId, erased?.mockExamUserId, erased?.childName]).toEqual(['amara', 'erased', null]);
    expect(losses.countedTo).toBe((await store.readStream('sitting-march.erased')).at(-1)?.position);
    expect(amara?.facts.evidence.map(({ kind }) => kind)).toEqual(['outage', 'silence', 'save']);
    expect(amara?.facts).toMatchObject({
      papers: [{ paper: 1, untilAt: at(1_800), isOver: false }],
      givenBack: [{ paper: 1, ...lost[0] }],
      byHand: [{ paper: 1, at: at(1_400), seconds: 120 }],
    });
    expect(erased?.facts).toMatchObject({ givenBack: [], byHand: [] });
    // Half as long again for one of them, and the time that was given.
    const { losses: after } = await lookAt(4_600);
    expect(after.children.map(({ facts }) => facts.papers[0]?.isOver)).toEqual([false, true]);
  });

  it('comes to the same seconds as what would be decided', async () => {
    const { losses } = await lookAt(1_800);
    const wish = {
      fromAt: at(0),
      untilAt: at(1_800),
      learnerIds: null,
      kinds: ['outage', 'silence', 'save'] as const,
      lessByHand: true,
      position: null,
    };
    const lostBy = losses.children.map(({ facts }) => lossOf(facts, wish).papers[0]);
    expect(lostBy).toMatchObject([
      { lostSeconds: 60 + 120 + 40, lessSeconds: 120, seconds: 120 },
      { lostSeconds: 60 + 120 + 40, lessSeconds: 0, seconds: 240 },
    ]);
  });

  it('is nothing where nobody has begun', async () => {
    expect((await lookAt(1_800, 'empty')).losses).toMatchObject({ children: [], countedTo: '0' });
  });
});
