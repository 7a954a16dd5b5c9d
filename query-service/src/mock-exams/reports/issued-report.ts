import { basisReader } from 'exam-reports/basis/read-basis';
import type { ReportBasis } from 'exam-reports/content/report-basis';
import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import type { Caller } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { mockReportRequests, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { NoteReportsLook } from './reports-parts';

export const issuedTables = [mockReportVersions, mockReportRequests, mockSittings] as const;
type Db = Reads<(typeof issuedTables)[number]['name']>;

export type IssuedRow = RowOf<typeof mockReportVersions>;

export interface Asked {
  readonly mockExamUserId: string;
  readonly mockExamSessionId: string;
  readonly version?: number | undefined;
}

interface Tools {
  readonly db: Db;
  readonly caller: Caller;
  readonly refuse: (code: 'ReportNotFound') => never;
}

/** A report that was issued, among all that were of the same child and session. */
export interface Issued {
  /** The last one first. */
  readonly versions: readonly IssuedRow[];
  readonly row: IssuedRow;
  /** Opens what is kept. */
  readonly sealKey: string;
}

/**
 * The version that is asked for. Of another family's child there is none, as of nobody's; nor of one who was erased, whose key is gone.
 */
export async function issuedReport(
  asked: Asked,
  note: NoteReportsLook,
  { db, caller, refuse }: Tools,
): Promise<Issued> {
  const { mockExamSessionId: sessionId, mockExamUserId: learnerId, version } = asked;
  const isAdmin = caller.roles.includes('ROLE_ADMIN');
  const { familyId = caller.accountId } = caller;
  const all = await db
    .from(mockReportVersions)
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .orderBy('version', 'desc')
    .execute();
  const versions = isAdmin ? all : all.filter((row) => row.familyId === familyId);
  const row = versions.find((one) => version === undefined || one.version === version);
  if (!row?.sealKey) return refuse('ReportNotFound');
  if (row.familyId !== familyId)
    await note(caller, {
      stream: streamOf('examreport', `${sessionId}.${learnerId}`),
      shown: 'report',
      subjectId: learnerId,
    });
  return { versions, row, sealKey: row.sealKey };
}

interface Sources {
  readonly db: Db;
  readonly store: Pick<EventStore, 'readStream'>;
}

/** What a report was made of, read again from its place in the log; null where that is there no more. */
export async function basisOfIssued(row: IssuedRow, { db, store }: Sources): Promise<ReportBasis | null> {
  const { sessionId, learnerId, requestId, version, childName, ageMonths, note, site } = row;
  const [request, sitting, before] = await Promise.all([
    db
      .from(mockReportRequests)
      .selectAll()
      .where('sessionId', '=', sessionId)
      .where('requestId', '=', requestId)
      .executeTakeFirst(),
    db
      .from(mockSittings)
      .select('arrangements')
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .executeTakeFirst(),
    db
      .from(mockReportVersions)
      .select(['position', 'markingRule', 'requestId'])
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .where('version', '=', version - 1)
      .executeTakeFirst(),
  ]);
  if (!request?.cohort || !request.preparedAt) return null;
  const { cohort, preparedAt } = request;
  const { position, keyVersions, markingRule, template } = row;
  const read = basisReader(store, { position, keyVersions, markingRule, template, cohort, preparedAt, site });
  const arrangements = sitting && timeArrangementsOf(sitting.arrangements);
  const made = before && (await withCohort(before, sessionId, db));
  return read({ sessionId, learnerId, childName, ageMonths, arrangements, version, note, before: made });
}

type MadeBefore = Pick<IssuedRow, 'position' | 'markingRule' | 'requestId'>;

/** The report before, with what was counted for it. */
async function withCohort({ position, markingRule, requestId }: MadeBefore, sessionId: string, db: Db) {
  const counted = await db
    .from(mockReportRequests)
    .select('cohort')
    .where('sessionId', '=', sessionId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return { position, markingRule, cohort: counted?.cohort ?? undefined };
}
