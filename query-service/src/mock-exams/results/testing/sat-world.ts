import { openDatabase } from 'platform/database';
import type { TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import { mockQuestionSteps, mockSatPapers, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { MarkedPaper, SatFacts } from 'schemas/mock-exams/marks/facts';
import { paperOf, randomSats } from 'schemas/mock-exams/marks/testing/random-cohort';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittingAnswers, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { dice } from 'schemas/rights/testing/random-grants';

/** Two papers of three sections, `perSection` questions in each; the second question of each paper is voided. */
export const worldPapers = (perSection: number): readonly MarkedPaper[] =>
  (['a', 'b'] as const).map((name) =>
    paperOf(
      name,
      (['ENGLISH', 'VR', 'MATHS'] as const).map((subject) => ({ subject, questions: perSection })),
      [2],
    ),
  );

export interface SatWorld {
  readonly papers: readonly MarkedPaper[];
  /** Of March, and of April's session of the same papers. */
  readonly sats: readonly SatFacts[];
}

const MARCH = '2027-03-06T10:00:00.000Z';
const starts: Readonly<Record<string, string>> = {
  march: MARCH,
  april: '2027-04-03T09:00:00.000Z',
  none: '2027-05-01T09:00:00.000Z',
};
const plus = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();
const named = (hash: string) => ({
  paperId: `p-${hash.charAt(0)}`,
  paperHash: hash,
  name: `Paper ${hash.charAt(0)}`,
  minutes: 50,
});

/** What so many children did who sat two papers in two sessions; besides, one who never came, and one who is in the middle of it. */
export async function satWorld(
  database: TestDatabase,
  { children: n, perSection }: { readonly children: number; readonly perSection: number },
): Promise<SatWorld> {
  const papers = worldPapers(perSection);
  // Nobody comes to the second paper without the first.
  const sats = randomSats(papers, n, dice(n)).filter((sat) => sat.papers[0]?.wasOpened === true);
  const db = openDatabase({ url: database.as('projector'), name: 'sat', max: 1 });
  const pinned = papers.map(({ paperHash }) => named(paperHash));
  await readTableOf(
    db,
    mockSessions,
    Object.entries(starts).map(([id, startsAt]) =>
      sessionRow(id, startsAt, { setPublishedAt: MARCH, ...(id === 'none' ? { setId: null } : { papers: pinned }) }),
    ),
  );
  await readTableOf(db, mockSessionRooms, []);
  await readTableOf(db, mockRoomActs, []);
  await readTableOf(db, mockPapers, papers.map(paperRow));
  await readTableOf(db, mockKeys, papers.map(keysRow));
  const whose = sats.map(({ sessionId, learnerId }) => ({ sessionId, learnerId }));
  const inside = { sessionId: 'march', learnerId: 'sits-still' };
  await readTableOf(db, mockSittings, [...sats.map(sittingOf), { ...sittingOf(emptyOf(inside)), stage: 'paper' }]);
  await readTableOf(
    db,
    mockSatPapers,
    [...whose, inside].map(({ sessionId, learnerId }) => ({ sessionId, learnerId, papers: pinned })),
  );
  await readTableOf(db, mockSittingAnswers, sats.flatMap(answerRows));
  await readTableOf(db, mockQuestionSteps, sats.flatMap(stepRows));
  await readTableOf(db, children, [
    ...sats.map(childRow),
    childRow(emptyOf({ sessionId: 'march', learnerId: 'never-came' })),
  ]);
  await readTableOf(db, bookings, [...whose, { sessionId: 'march', learnerId: 'never-came' }].map(bookingRow));
  await db.close();
  return { papers, sats };
}

type Whose = Pick<SatFacts, 'sessionId' | 'learnerId'>;
const emptyOf = ({ sessionId, learnerId }: Whose): SatFacts => ({ sessionId, learnerId, ageMonths: null, papers: [] });

const bookingRow = ({ sessionId, learnerId }: Whose): RowOf<typeof bookings> => ({
  sessionId,
  learnerId,
  familyId: learnerId,
  state: 'booked',
  changedAt: MARCH,
  heldUntil: null,
});

/** Born on the first of a month, so many months before the session. */
function childRow({ learnerId, sessionId, ageMonths }: SatFacts): RowOf<typeof children> {
  const [year = 0, month = 0] = (starts[sessionId] ?? '').split('-').map(Number);
  const months = year * 12 + month - 1 - (ageMonths ?? 0);
  const bornOn = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  return {
    learnerId,
    familyId: learnerId,
    name: learnerId === 'child-0' ? "=O'Neill" : `Name of ${learnerId}`,
    bornOn: ageMonths === null ? null : bornOn,
    addedAt: '2026-01-01T00:00:00.000Z',
    archivedAt: null,
  };
}

const paperRow = ({ paperHash, name, sections }: MarkedPaper): RowOf<typeof mockPapers> => ({
  paperHash,
  setId: 'set',
  setVersion: 1,
  publishedAt: MARCH,
  paper: {
    paperId: named(paperHash).paperId,
    name,
    minutes: 50,
    sections: sections.map((section) => ({
      sectionId: section.sectionId,
      name: section.name,
      subject: section.subject,
      instructions: '',
      questions: section.questions.map(({ questionId, number }) => ({
        questionId,
        number,
        text: `What is @@1/2 of ${number}?`,
        options: ['1', '2', '3', '4', '5'].map((text) => ({ text })),
      })),
    })),
  },
});

const keysRow = ({ paperHash, keys, keyVersion }: MarkedPaper): RowOf<typeof mockKeys> => ({
  paperHash,
  keyVersion,
  setId: 'set',
  setVersion: 1,
  decisions: [],
  proposal: null,
  withdrawn: [],
  publishedAt: MARCH,
  keys: keys.map(({ questionId, answer, isVoided, drawnFrom }) => ({
    questionId,
    answer,
    isVoided,
    explanation: 'Because.',
    why: isVoided ? 'Two answers were right.' : null,
    published: answer,
    ...(drawnFrom && { drawnFrom }),
  })),
});

function sittingOf({ sessionId, learnerId, papers }: SatFacts) {
  const startsAt = starts[sessionId] ?? '';
  const opened = papers.filter(({ wasOpened }) => wasOpened);
  const times = papers.flatMap((_, index) => clockOf(startsAt, index)).slice(0, opened.length);
  return sittingRow({ sessionId, learnerId }, startsAt, {
    stage: 'complete',
    clock: { papers: times, rests: [], completedAt: null },
    acts: 3,
    changedAt: startsAt,
  });
}

const opensAt = (startsAt: string, index: number) => plus(startsAt, index * 3_700);
const clockOf = (startsAt: string, index: number) => [
  { openedAt: opensAt(startsAt, index), ended: { at: plus(opensAt(startsAt, index), 3_000), by: 'time' as const } },
];

const answerRows = ({ sessionId, learnerId, papers }: SatFacts): RowOf<typeof mockSittingAnswers>[] =>
  papers.flatMap(({ answers }, index) =>
    Object.entries(answers).map(([questionId, option]) => ({
      sessionId,
      learnerId,
      questionId,
      paper: index + 1,
      option,
      submitted: option,
      deviceId: 'desk',
      inGrace: false,
      marked: false,
      struck: [],
      late: [],
      changes: 0,
      firstAt: MARCH,
      changedAt: MARCH,
    })),
  );

/** Each question once, in the order of the paper, for as long as it was looked at. */
const stepRows = ({ sessionId, learnerId, papers }: SatFacts): RowOf<typeof mockQuestionSteps>[] =>
  papers.flatMap(({ seconds }, index) => {
    let at = opensAt(starts[sessionId] ?? '', index);
    return Object.entries(seconds).map(([questionId, looked], place) => {
      const shownAt = at;
      at = plus(at, looked);
      const steps = [
        { kind: 'shown' as const, at: shownAt, seq: place * 2 },
        { kind: 'left' as const, at, seq: place * 2 + 1 },
      ];
      return { sessionId, learnerId, questionId, paper: index + 1, steps };
    });
  });
