import { openDatabase, type Database } from 'platform/database';
import type { TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { RowOf } from 'schemas/describe/table';
import { mockQuestionSteps, mockSatPapers, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittingAnswers, mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { catalogue } from 'schemas/questions/catalogue.table';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { paperTables, pinned, PUBLISHED_AT, setOf, type Letter } from './past-papers';

const HOUR = 3_600_000;
const plus = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

interface Given {
  readonly startsAt: string;
  readonly letters: readonly Letter[];
  readonly assignedAt?: string;
  readonly cancelledAt?: string | null;
}

/** By their ids. Each is open for two hours and five minutes. */
const sessions: Readonly<Record<string, Given>> = {
  march: { startsAt: '2027-03-06T10:00:00.000Z', letters: ['a', 'b'] },
  'catch-up': { startsAt: '2027-03-13T10:00:00.000Z', letters: ['c', 'd'] },
  'called-off': { startsAt: '2027-03-27T10:00:00.000Z', letters: ['a', 'b'], cancelledAt: '2027-03-20T10:00:00.000Z' },
  'quite-new': { startsAt: '2027-12-04T10:00:00.000Z', letters: ['d'] },
  april: { startsAt: '2027-04-03T09:00:00.000Z', letters: ['g'] },
  copied: { startsAt: '2027-04-10T09:00:00.000Z', letters: ['h'] },
  other: { startsAt: '2027-03-20T10:00:00.000Z', letters: ['e'] },
  may: { startsAt: '2027-05-01T09:00:00.000Z', letters: ['f'] },
  again: { startsAt: '2027-06-05T09:00:00.000Z', letters: ['f'], assignedAt: '2027-05-20T09:00:00.000Z' },
};

const sessionOf = ([sessionId, { startsAt, letters, cancelledAt = null }]: [string, Given]) =>
  sessionRow(sessionId, startsAt, {
    cancelledAt,
    isCatchUp: sessionId === 'catch-up',
    setId: setOf(letters[0] ?? 'a'),
    papers: letters.map(pinned),
  });

/** Who sat what; `opened`: of how many papers. `fay` is in the middle of it. */
const sat: readonly (readonly [learnerId: string, sessionId: string, opened: number])[] = [
  ['ann', 'march', 2],
  ['ann', 'other', 1],
  ['bob', 'march', 1],
  ['cem', 'march', 2],
  ['dan', 'may', 1],
  ['fay', 'march', 1],
  ['hal', 'april', 1],
];

function sittingOf([learnerId, sessionId, opened]: (typeof sat)[number]) {
  const startsAt = sessions[sessionId]?.startsAt ?? '';
  const isOver = learnerId !== 'fay';
  const completedAt = isOver ? plus(startsAt, 2 * HOUR) : null;
  const times = [0, 1].map((index) => ({
    openedAt: plus(startsAt, index * HOUR),
    ended: isOver ? { at: plus(startsAt, index * HOUR + 50 * 60_000), by: 'time' as const } : null,
  }));
  return sittingRow({ sessionId, learnerId }, startsAt, {
    stage: isOver ? 'complete' : 'paper',
    paper: opened,
    clock: { papers: times.slice(0, opened), rests: [], completedAt },
    acts: 3,
    completedAt,
  });
}

const ann = { sessionId: 'march', learnerId: 'ann' };

/** Of Ann’s first paper. */
const answer = (questionId: string, more: Partial<RowOf<typeof mockSittingAnswers>> = {}) => ({
  ...ann,
  questionId,
  paper: 1,
  option: 'A',
  submitted: 'A',
  deviceId: 'desk',
  inGrace: false,
  marked: false,
  struck: [],
  late: [],
  changes: 0,
  firstAt: '2027-03-06T10:01:00.000Z',
  changedAt: '2027-03-06T10:02:00.000Z',
  ...more,
});

const grant = (familyId: string, more: Partial<RowOf<typeof grants>>): RowOf<typeof grants> => ({
  familyId,
  grantId: 'mocks',
  learnerId: familyId,
  gives: ['mock-sessions'],
  sessionIds: [],
  source: 'payment',
  beginsAt: '2027-01-01T00:00:00.000Z',
  terms: [{ since: '2027-01-01T00:00:00.000Z', endsAt: '2027-09-30T23:00:00.000Z', why: 'given' }],
  reason: null,
  endReason: null,
  ...more,
});

const step = (minute: number, kind: 'shown' | 'chosen' | 'left', option?: string) => ({
  kind,
  at: plus('2027-03-06T10:00:00.000Z', minute * 60_000),
  seq: minute,
  ...(option !== undefined && { option }),
});

const gus = { sessionId: 'catch-up', learnerId: 'gus', familyId: 'gus', changedAt: PUBLISHED_AT };

/** Children whose exams are over: `ann` paid for hers, `bob` had a subscription until May, `cem` has one, `dan`'s is sat again, `eve` has sat nothing. */
export async function pastWorld(database: TestDatabase): Promise<void> {
  const db = openDatabase({ url: database.as('projector'), name: 'past-exams', max: 1 });
  await paperTables(db);
  await sessionTables(db);
  await sittingTables(db);
  await readTableOf(db, mockReportVersions, []);
  await rightTables(db);
  const type = { key: 'share-ratio', title: 'Share in a ratio', levels: [1, 2] };
  const sharing = { key: 'sharing', title: 'Sharing', types: [type] };
  const ratio = { key: 'ratio', title: 'Ratio', subject: 'maths' as const, subTopics: [sharing] };
  await readTableOf(db, catalogue, [{ catalogueId: 'bank', version: '1', releasedAt: PUBLISHED_AT, topics: [ratio] }]);
  await db.close();
}

async function sessionTables(db: Database): Promise<void> {
  const entries = Object.entries(sessions);
  await readTableOf(db, mockSessions, entries.map(sessionOf));
  const roomRows = entries.map(([sessionId, { assignedAt = PUBLISHED_AT }]) => ({
    sessionId,
    assignedAt,
    pauses: [],
    extensions: [],
    closed: [],
  }));
  await readTableOf(db, mockSessionRooms, roomRows);
  // With half as much time again, who sits the one to catch up.
  await readTableOf(db, mockArrangements, [
    { ...gus, arrangements: { extraTime: { kind: 'percent', percent: 50 }, restMinutes: 0, largerText: false } },
  ]);
}

async function sittingTables(db: Database): Promise<void> {
  await readTableOf(db, mockSittings, sat.map(sittingOf));
  const satRows = sat.map(([learnerId, sessionId]) => ({
    learnerId,
    sessionId,
    papers: (sessions[sessionId]?.letters ?? []).map(pinned),
  }));
  await readTableOf(db, mockSatPapers, satRows);
  const late = (option: string, seq: number, counts: boolean | null) => ({
    option,
    at: PUBLISHED_AT,
    tab: 't',
    seq,
    counts,
  });
  await readTableOf(db, mockSittingAnswers, [
    answer('spring.1', { submitted: null, late: [late('C', 9, null)] }),
    answer('spring.3', { paper: 2, option: null, submitted: null, late: [late('C', 9, true), late('D', 10, false)] }),
    answer('spring.2', { option: 'C', submitted: 'C', inGrace: true, changes: 1 }),
  ]);
  // More time for the second paper alone, which began after the first was over.
  await readTableOf(db, mockSittingOpenings, [
    {
      ...ann,
      paper: 2,
      openedAt: '2027-03-06T11:00:00.000Z',
      arrangements: { extraTime: { kind: 'minutes', minutes: 5 }, restMinutes: 0, largerText: false },
    },
  ]);
  const steps = [step(1, 'shown'), step(2, 'chosen', 'C'), step(3, 'chosen', 'A'), step(4, 'left')];
  await readTableOf(db, mockQuestionSteps, [{ ...ann, questionId: 'spring.1', paper: 1, steps }]);
}

async function rightTables(db: Database): Promise<void> {
  await readTableOf(db, bookings, [{ ...gus, state: 'booked', heldUntil: null }]);
  const all = { gives: ['all-mock-sessions' as const], source: 'subscription' as const };
  await readTableOf(db, grants, [
    grant('ann', { sessionIds: ['march', 'other'] }),
    grant('bob', { ...all, terms: [{ since: PUBLISHED_AT, endsAt: '2027-05-01T00:00:00.000Z', why: 'given' }] }),
    grant('cem', { ...all, terms: [{ since: PUBLISHED_AT, endsAt: null, why: 'given' }] }),
    grant('dan', { sessionIds: ['may'] }),
    grant('hal', { sessionIds: ['april'] }),
  ]);
}
