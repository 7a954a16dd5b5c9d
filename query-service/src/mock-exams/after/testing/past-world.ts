import { openDatabase } from 'platform/database';
import type { TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { RowOf } from 'schemas/describe/table';
import {
  mockPaperQuestions,
  mockQuestionSteps,
  mockSatPapers,
  mockSessionRooms,
} from 'schemas/mock-exams/after/after.tables';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import type { Paper } from 'schemas/mock-exams/paper';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittingAnswers, mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { catalogue } from 'schemas/questions/catalogue.table';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';

const hash = (letter: string) => letter.repeat(64);
export const PICTURE = hash('9');

/** Two questions: the first is of a type of the bank, the second of nobody's. */
const paper = (name: string, questions: readonly string[]): Paper => ({
  paperId: name,
  name: `Paper ${name}`,
  minutes: 50,
  sections: [
    {
      sectionId: `${name}.s`,
      name: 'Numbers',
      subject: 'MATHS',
      instructions: 'Choose one.',
      questions: questions.map((questionId, index) => ({
        questionId,
        number: index + 1,
        text: `Which of ${questionId}?`,
        ...(index === 0 && { picture: { kind: 'kept' as const, hash: PICTURE, width: 10, height: 10, alt: '' } }),
        options: ['1', '2', '3', '4', '5'].map((text) => ({ text })),
      })),
    },
  ],
});

/** Every key is C, and is told by words that stand nowhere else. */
/** Of the second paper, and drawn from nothing. */
export const VOIDED = 'spring.4';
const key = (questionId: string, index: number): StandingKey => ({
  questionId,
  answer: 'C',
  explanation: `Because of ${questionId}.`,
  isVoided: questionId === VOIDED,
  why: questionId === VOIDED ? 'Two choices were right.' : null,
  published: 'C',
  ...(index === 0 && {
    drawnFrom: { questionType: 'share-ratio', topic: 'ratio', subTopic: 'sharing', level: 3 },
  }),
});

/** Letter of a paper: its set, and what it asks. `c` is a second version of `a`, and `d` has nothing of the first version. */
const papers = {
  a: ['spring', ['spring.1', 'spring.2']],
  b: ['spring', ['spring.3', 'spring.4']],
  c: ['spring', ['spring.1', 'spring.9']],
  d: ['spring', ['spring.10']],
  e: ['other', ['other.1', 'other.2']],
  f: ['june', ['june.1', 'june.2']],
  g: ['april', ['april.1', 'april.2']],
  h: ['copy', ['copy.1', 'copy.2']],
} as const;
type Letter = keyof typeof papers;

/** The second question of `h` is a copy of one of `g`. */
const whatItAsks = (questionId: string) => (questionId === 'copy.2' ? 'of april.2' : `of ${questionId}`);

const pinned = (letter: Letter) => ({
  paperId: letter,
  paperHash: hash(letter),
  name: `Paper ${letter}`,
  minutes: 50,
});

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

const setOf = (letters: readonly Letter[]) => papers[letters[0] ?? 'a'][0];

const sessionRow = ([sessionId, { startsAt, letters, cancelledAt = null }]: [string, Given]): RowOf<
  typeof mockSessions
> => ({
  sessionId,
  startsAt,
  cancelledAt,
  startsOn: startsAt.slice(0, 10),
  wallTime: '10:00:00',
  closesAt: plus(startsAt, 125 * 60_000),
  isCatchUp: sessionId === 'catch-up',
  isFree: false,
  announcedType: null,
  capacity: null,
  setId: setOf(letters),
  setVersion: 1,
  setName: 'Spring',
  setType: 'GL',
  setPublishedAt: startsAt,
  papers: letters.map(pinned),
  breakMinutes: 10,
  closesAfterMinutes: 125,
  movedAt: null,
  reason: null,
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

function sittingRow([learnerId, sessionId, opened]: (typeof sat)[number]): RowOf<typeof mockSittings> {
  const startsAt = sessions[sessionId]?.startsAt ?? '';
  const isOver = learnerId !== 'fay';
  const completedAt = isOver ? plus(startsAt, 2 * HOUR) : null;
  const times = [0, 1].map((index) => ({
    openedAt: plus(startsAt, index * HOUR),
    ended: isOver ? { at: plus(startsAt, index * HOUR + 50 * 60_000), by: 'time' as const } : null,
  }));
  return {
    sessionId,
    learnerId,
    familyId: learnerId,
    stage: isOver ? 'complete' : 'paper',
    paper: opened,
    paperHash: null,
    clock: { papers: times.slice(0, opened), rests: [], completedAt },
    arrangements: null,
    questionId: null,
    deviceId: 'desk',
    takeOvers: 0,
    silences: 0,
    silentSince: null,
    heardAt: null,
    acts: 3,
    late: 0,
    begunAt: startsAt,
    lastActAt: null,
    changedAt: '00000000000000000001',
    dueAt: null,
    completedAt,
  };
}

const answer = (questionId: string, more: Partial<RowOf<typeof mockSittingAnswers>> = {}) => ({
  questionId,
  sessionId: 'march',
  learnerId: 'ann',
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

/** Children whose exams are over: `ann` paid for hers, `bob` had a subscription until May, `cem` has one, `dan`'s is sat again, `eve` has sat nothing. */
export async function pastWorld(database: TestDatabase): Promise<void> {
  const db = openDatabase({ url: database.as('projector'), name: 'past-exams', max: 1 });
  const letters = Object.keys(papers) as Letter[];
  const entries = Object.entries(sessions);
  const contents = letters.map((letter) => ({ letter, setId: papers[letter][0], questions: papers[letter][1] }));
  const kept = (setId: string, letter: Letter) => ({ setId, setVersion: 1, paperHash: hash(letter) });
  const publishedAt = '2027-01-01T00:00:00.000Z';
  await readTableOf(
    db,
    mockPapers,
    contents.map(({ letter, setId, questions }) => ({
      ...kept(setId, letter),
      publishedAt,
      paper: paper(letter, questions),
    })),
  );
  await readTableOf(
    db,
    mockKeys,
    contents.map(({ letter, setId, questions }) => ({
      setId,
      publishedAt,
      paperHash: hash(letter),
      setVersion: 1,
      keyVersion: 1,
      keys: questions.map(key),
      decisions: [],
      proposal: null,
    })),
  );
  await readTableOf(
    db,
    mockPaperQuestions,
    contents.map(({ letter, setId, questions }) => ({
      setId,
      paperHash: hash(letter),
      questionIds: [...questions],
      contents: questions.map(whatItAsks),
    })),
  );
  await readTableOf(db, mockSessions, entries.map(sessionRow));
  await readTableOf(
    db,
    mockSessionRooms,
    entries.map(([sessionId, { assignedAt = publishedAt }]) => ({
      sessionId,
      assignedAt,
      pauses: [],
      extensions: [],
      closed: [],
    })),
  );
  await readTableOf(db, mockSittings, sat.map(sittingRow));
  await readTableOf(
    db,
    mockSatPapers,
    sat.map(([learnerId, sessionId]) => ({
      learnerId,
      sessionId,
      papers: (sessions[sessionId]?.letters ?? []).map(pinned),
    })),
  );
  await readTableOf(db, mockSittingAnswers, [
    answer('spring.1', { submitted: null, late: [{ option: 'C', at: publishedAt, tab: 't', seq: 9, counts: null }] }),
    answer('spring.3', {
      paper: 2,
      option: null,
      submitted: null,
      late: [
        { option: 'C', at: publishedAt, tab: 't', seq: 9, counts: true },
        { option: 'D', at: publishedAt, tab: 't', seq: 10, counts: false },
      ],
    }),
    answer('spring.2', { option: 'C', submitted: 'C', inGrace: true, changes: 1 }),
  ]);
  // More time for the second paper alone, which began after the first was over.
  await readTableOf(db, mockSittingOpenings, [
    {
      sessionId: 'march',
      learnerId: 'ann',
      paper: 2,
      openedAt: '2027-03-06T11:00:00.000Z',
      arrangements: { extraTime: { kind: 'minutes', minutes: 5 }, restMinutes: 0, largerText: false },
    },
  ]);
  const step = (minute: number, kind: 'shown' | 'chosen' | 'left', option?: string) => ({
    kind,
    at: plus('2027-03-06T10:00:00.000Z', minute * 60_000),
    seq: minute,
    ...(option !== undefined && { option }),
  });
  await readTableOf(db, mockQuestionSteps, [
    {
      sessionId: 'march',
      learnerId: 'ann',
      questionId: 'spring.1',
      paper: 1,
      steps: [step(1, 'shown'), step(2, 'chosen', 'C'), step(3, 'chosen', 'A'), step(4, 'left')],
    },
  ]);
  // With half as much time again, who sits the one to catch up.
  await readTableOf(db, mockArrangements, [
    {
      learnerId: 'gus',
      sessionId: 'catch-up',
      familyId: 'gus',
      arrangements: { extraTime: { kind: 'percent', percent: 50 }, restMinutes: 0, largerText: false },
      changedAt: publishedAt,
    },
  ]);
  const seat = { familyId: 'gus', state: 'booked' as const, changedAt: publishedAt, heldUntil: null };
  await readTableOf(db, mockReportVersions, []);
  await readTableOf(db, bookings, [{ sessionId: 'catch-up', learnerId: 'gus', ...seat }]);
  const all = { gives: ['all-mock-sessions' as const], source: 'subscription' as const };
  await readTableOf(db, grants, [
    grant('ann', { sessionIds: ['march', 'other'] }),
    grant('bob', {
      ...all,
      terms: [{ since: publishedAt, endsAt: '2027-05-01T00:00:00.000Z', why: 'given' }],
    }),
    grant('cem', { ...all, terms: [{ since: publishedAt, endsAt: null, why: 'given' }] }),
    grant('dan', { sessionIds: ['may'] }),
    grant('hal', { sessionIds: ['april'] }),
  ]);
  const type = { key: 'share-ratio', levels: [1, 2] };
  await readTableOf(db, catalogue, [
    {
      catalogueId: 'bank',
      version: '1',
      releasedAt: publishedAt,
      topics: [{ key: 'ratio', subject: 'maths', subTopics: [{ key: 'sharing', types: [type] }] }],
    },
  ] as unknown as RowOf<typeof catalogue>[]);
  await db.close();
}
