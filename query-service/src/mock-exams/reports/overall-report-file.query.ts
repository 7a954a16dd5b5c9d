import { answer } from 'platform/http';
import { takeOverallMockExamReport } from 'schemas/mock-exams/reports/progress.contract';
import { mockOverallReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { ReportsParts } from './reports-parts';

/** The last report over all who sat a session, as it was sent. */
export const overallReportFileQuery = ({ blobs }: Pick<ReportsParts, 'blobs'>) =>
  answer(
    takeOverallMockExamReport,
    { reads: [mockSessions, mockOverallReports] },
    async ({ mockExamSessionId: sessionId }, { db, refuse }) => {
      const session = await db
        .from(mockSessions)
        .select('sessionId')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      const last = await db
        .from(mockOverallReports)
        .select('contentHash')
        .where('sessionId', '=', sessionId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      const kept = last && (await blobs.get(last.contentHash));
      return kept ? new Uint8Array(kept.bytes) : refuse('ReportNotFound');
    },
  );
