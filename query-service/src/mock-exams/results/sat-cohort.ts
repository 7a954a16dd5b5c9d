import type { Reads } from 'platform/database/reads';
import { inTurns } from 'platform/together';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import { mockQuestionSteps, mockSatPapers, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { SatFacts } from 'schemas/mock-exams/marks/facts';
import { satFactsOf, type Recorded } from 'schemas/mock-exams/marks/sat-facts.rules';
import { emptyRoom, isMovedOut, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittingAnswers, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { roomsOf } from '../after/releases';
import { clockOf } from '../session-clock';
import type { KnownPaper } from './sat-papers';

export const cohortTables = [
  mockSessions,
  mockSessionRooms,
  mockSittings,
  mockSatPapers,
  mockSittingAnswers,
  mockQuestionSteps,
  children,
] as const;
export type CohortDb = Reads<(typeof cohortTables)[number]['name']>;

interface Wanted {
  readonly db: CohortDb;
  /** How long each question was looked at: what took longest to read is read only where it is asked for. */
  readonly withSeconds: boolean;
}

/** Everybody who has sat one of these papers to the end of their session, in whatever session, as marks need it. */
export async function satCohort(
  papers: readonly KnownPaper[],
  { db, withSeconds }: Wanted,
): Promise<readonly SatFacts[]> {
  const sessions = await sessionsOf(papers, db);
  const ids = [...sessions.keys(), ''];
  const [rooms, sittings, sat, answers, steps, born] = await Promise.all([
    roomsOf(ids, db),
    completedIn(ids, db),
    db.from(mockSatPapers).selectAll().where('sessionId', 'in', ids).execute(),
    answersIn(ids, db),
    withSeconds ? stepsIn(ids, db) : new Map<string, Recorded['steps']>(),
    birthdaysIn(ids, db),
  ]);
  const read: Read = {
    sessions,
    rooms,
    papers: new Map(sat.map((one) => [nameOf(one), one.papers])),
    asked: new Map(papers.map(({ paperHash, sections }) => [paperHash, questionsIn(sections)])),
    answers,
    steps,
    born,
  };
  const facts = await inTurns(sittings, (sitting) => factsIn(sitting, read));
  return facts.flatMap((one) => one ?? []);
}

type Sitting = Awaited<ReturnType<typeof completedIn>>[number];

/** What was read, by sessions, by sittings, and by papers. */
interface Read {
  readonly sessions: Awaited<ReturnType<typeof sessionsOf>>;
  readonly rooms: Awaited<ReturnType<typeof roomsOf>>;
  readonly papers: ReadonlyMap<string, RowOf<typeof mockSatPapers>['papers']>;
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly answers: ReadonlyMap<string, Recorded['answers']>;
  readonly steps: ReadonlyMap<string, Recorded['steps']>;
  readonly born: ReadonlyMap<string, string | null>;
}

function factsIn(sitting: Sitting, read: Read): SatFacts | null {
  const recorded = recordedIn(sitting, read);
  return recorded && satFactsOf(recorded);
}

/** Null: of none of the papers, or left behind for another session. */
function recordedIn(sitting: Sitting, { sessions, rooms, papers, asked, ...read }: Read): Recorded | null {
  const { sessionId, learnerId, arrangements, clock } = sitting;
  const session = sessions.get(sessionId);
  const own = papers.get(nameOf(sitting));
  if (!session || !own?.some(({ paperHash }) => asked.has(paperHash))) return null;
  const { room = emptyRoom } = rooms.get(sessionId) ?? {};
  if (isMovedOut(room, learnerId)) return null;
  return {
    sessionId,
    learnerId,
    bornOn: read.born.get(learnerId) ?? null,
    startsOn: session.startsOn,
    papers: own.map(({ paperHash }) => ({ paperHash, questionIds: asked.get(paperHash) ?? [] })),
    times: {
      session: clockOf(Object.assign({}, session, { papers: own })),
      room: roomClockOf(room, learnerId),
      arrangements: timeArrangementsOf(arrangements),
      sitting: clock,
    },
    ...didIn(sitting, read),
  };
}

const didIn = (sitting: Whose, { answers, steps }: Pick<Read, 'answers' | 'steps'>) => ({
  answers: answers.get(nameOf(sitting)) ?? nothing,
  steps: steps.get(nameOf(sitting)) ?? nothing,
});

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}
const nameOf = ({ sessionId, learnerId }: Whose): string => `${sessionId} ${learnerId}`;

const questionsIn = (sections: KnownPaper['sections']): readonly string[] =>
  sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

/** Every session of the sets of these papers: a paper is in one set alone. */
async function sessionsOf(papers: readonly KnownPaper[], db: CohortDb) {
  const sets = [...new Set(papers.map(({ setId }) => setId)), ''];
  const found = await db.from(mockSessions).selectAll().where('setId', 'in', sets).execute();
  return new Map(found.map((session) => [session.sessionId, session]));
}

const completedIn = (ids: string[], db: CohortDb) =>
  db
    .from(mockSittings)
    .select(['sessionId', 'learnerId', 'arrangements', 'clock'])
    .where('sessionId', 'in', ids)
    .where('stage', '=', 'complete')
    .execute();

type Answer = Pick<RowOf<typeof mockSittingAnswers>, 'option' | 'submitted' | 'late'>;

async function answersIn(ids: string[], db: CohortDb): Promise<ReadonlyMap<string, ReadonlyMap<string, Answer>>> {
  const rows = await db
    .from(mockSittingAnswers)
    .select(['sessionId', 'learnerId', 'questionId', 'option', 'submitted', 'late'])
    .where('sessionId', 'in', ids)
    .execute();
  return bySitting(rows, (row) => row);
}

async function stepsIn(ids: string[], db: CohortDb): Promise<ReadonlyMap<string, Recorded['steps']>> {
  const rows = await db
    .from(mockQuestionSteps)
    .select(['sessionId', 'learnerId', 'questionId', 'steps'])
    .where('sessionId', 'in', ids)
    .execute();
  return bySitting(rows, ({ steps }) => steps);
}

function bySitting<R extends Whose & { readonly questionId: string }, V>(rows: readonly R[], valueOf: (row: R) => V) {
  const sittings = new Map<string, Map<string, V>>();
  for (const row of rows) {
    const own = sittings.get(nameOf(row)) ?? new Map<string, V>();
    sittings.set(nameOf(row), own.set(row.questionId, valueOf(row)));
  }
  return sittings;
}

/** Of whoever sat one of these; null of who was erased, or said none. */
async function birthdaysIn(ids: string[], db: CohortDb): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .among(children, mockSittings)
    .selectFrom(children.name)
    .innerJoin(mockSittings.name, 'mock_sittings.learnerId', 'accounts_children.learnerId')
    .select(['accounts_children.learnerId', 'accounts_children.bornOn'])
    .where('mock_sittings.sessionId', 'in', ids)
    .execute();
  return new Map(rows.map(({ learnerId, bornOn }) => [learnerId, bornOn]));
}
