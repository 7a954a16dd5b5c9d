import { logAt } from 'exam-reports/basis/log-reading';
import type { Reads } from 'platform/database/reads';
import type { EventStore } from 'platform/event-store';
import type { RowOf } from 'schemas/describe/table';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { MarkedPaper } from 'schemas/mock-exams/marks/facts';
import { partsOf } from 'schemas/mock-exams/marks/parts.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockOverallReports, mockReportRequests } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';

export const overallTables = [mockSessions, mockOverallReports, mockReportRequests] as const;

type Row = RowOf<typeof mockOverallReports>;

interface Asked {
  readonly mockExamSessionId: string;
  readonly version?: number | undefined;
}

interface Tools {
  readonly db: Reads<(typeof overallTables)[number]['name']>;
  readonly refuse: (code: 'SessionNotFound' | 'ReportNotFound') => never;
}

/** The version that is asked for, among all that there were, the last one first. */
export async function issuedOverall({ mockExamSessionId: sessionId, version }: Asked, { db, refuse }: Tools) {
  const [session, versions] = await Promise.all([
    db.from(mockSessions).select(['startsAt', 'papers']).where('sessionId', '=', sessionId).executeTakeFirst(),
    db.from(mockOverallReports).selectAll().where('sessionId', '=', sessionId).orderBy('version', 'desc').execute(),
  ]);
  if (!session) return refuse('SessionNotFound');
  const row: Row | undefined = versions.find((one) => version === undefined || one.version === version);
  return row ? { startsAt: session.startsAt, papers: session.papers, versions, row } : refuse('ReportNotFound');
}

/** What the figures of a report over all were made from, but for the answers themselves. */
export interface OverallMadeOf {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
}

interface Sources {
  readonly db: Reads<typeof mockReportRequests.name>;
  readonly store: Pick<EventStore, 'readStream'>;
}

/** The cohort as it was counted and the papers as the log stood then; null where that is there no more. */
export async function overallMadeOf(
  { sessionId, requestId, position }: Row,
  pinned: readonly PinnedPaper[],
  { db, store }: Sources,
): Promise<OverallMadeOf | null> {
  const request = await db
    .from(mockReportRequests)
    .select('cohort')
    .where('sessionId', '=', sessionId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!request?.cohort) return null;
  const log = logAt(store, position);
  return { cohort: request.cohort, papers: await Promise.all(pinned.map((paper) => log.paper(paper))) };
}

/** By what the lines of a report are asked for, in their order; none where it is not certain which is which. */
export function explainedIn(content: Row['content'], made: OverallMadeOf | null) {
  const nothing = { parts: [], questions: [] };
  if (!content || !made) return nothing;
  const counted = new Set(made.cohort.parts.map(({ partId }) => partId));
  const parts = partsOf(made.papers).flatMap(({ partId }) => (counted.has(partId) ? [partId] : []));
  const questions = content.questions.flatMap(({ paper, number }) => questionIn(made.papers, paper, number));
  const isWhole = parts.length === content.parts.length && questions.length === content.questions.length;
  return isWhole ? { parts, questions } : nothing;
}

const questionIn = (papers: readonly MarkedPaper[], name: string, asked: number): readonly string[] =>
  papers
    .filter((paper) => paper.name === name)
    .flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))
    .flatMap(({ questionId, number }) => (number === asked ? [questionId] : []));
