import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import { sittingMarker } from 'schemas/mock-exams/marks/marking.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { isOverAt, roomActsOf } from '../room/room-over';
import { cohortTables, satCohort } from './sat-cohort';
import { knownPapers, type KnownPaper } from './sat-papers';

export const resultsTables = [...cohortTables, mockPapers, mockKeys, mockRoomActs] as const;
export type ResultsDb = Reads<(typeof resultsTables)[number]['name']>;

/** A session with everybody's marks in its papers. */
export interface SessionResults {
  readonly session: RowOf<typeof mockSessions>;
  readonly isOver: boolean;
  readonly papers: readonly KnownPaper[];
  /** Of every session in which one of the papers was sat. */
  readonly marked: readonly SittingMarks[];
  readonly cohort: CohortSummary;
}

interface Asked {
  readonly db: ResultsDb;
  readonly now: string;
  readonly refuse: (code: string) => never;
  readonly withSeconds: boolean;
}

/** Marks and their cohort as they stand now, made from answers, keys and the marking rule each time they are asked for. */
export async function resultsOf(sessionId: string, { db, now, refuse, withSeconds }: Asked): Promise<SessionResults> {
  const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
  if (!session) return refuse('SessionNotFound');
  const papers = await knownPapers(
    session.papers.map(({ paperHash }) => paperHash),
    db,
  );
  if (papers.length === 0) return refuse('MockResultsNotThere');
  const marked = (await satCohort(papers, { db, withSeconds })).map(sittingMarker(papers));
  const isOver = isOverAt(session, await roomActsOf(sessionId, db), now);
  return { session, isOver, papers, marked, cohort: cohortOf(marked, papers) };
}

/** The session in the words of the calls. */
export const sessionWords = ({ session, isOver, papers }: Pick<SessionResults, 'session' | 'isOver' | 'papers'>) => ({
  mockExamSessionId: session.sessionId,
  mockExamDate: session.startsOn,
  mockExamTime: session.wallTime,
  startsAt: session.startsAt,
  mockExamType: session.setType ?? session.announcedType,
  examSetName: session.setName,
  isOver,
  papers: papers.map(({ paperHash, name, keyVersion, keys }) => ({
    paperHash,
    name,
    keyVersion,
    voided: keys.filter(({ isVoided }) => isVoided).length,
  })),
});
