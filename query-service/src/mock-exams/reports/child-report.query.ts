import { reportContent } from 'exam-reports/template/render';
import { getSealed } from 'platform/blobs/sealed';
import { answer } from 'platform/http';
import { getMockExamReportForMockExamUser, takeMockExamReport } from 'schemas/mock-exams/reports/child-report.contract';
import { basisOfIssued, issuedReport, issuedTables, type IssuedRow } from './issued-report';
import type { ReportsParts } from './reports-parts';

/** What a report says, said again from its place in the log. */
export const childReportQuery = ({ note }: Pick<ReportsParts, 'note'>) =>
  answer(
    getMockExamReportForMockExamUser,
    { reads: issuedTables },
    async (asked, { db, store, now, caller, refuse }) => {
      const { versions, row } = await issuedReport(asked, note, { db, caller, refuse });
      const basis = await basisOfIssued(row, { db, store });
      if (!basis) return refuse('ReportNotFound');
      const { version, childName } = row;
      return {
        serverNow: now,
        childName,
        versions: versions.map((one) => ({
          version: one.version,
          issuedAt: one.issuedAt,
          sentAt: one.sentAt ?? null,
          note: one.note ?? null,
        })),
        version,
        made: madeFrom(row),
        content: reportContent(basis),
      };
    },
  );

export const madeFrom = ({ position, keyVersions, markingRule, template, contentHash }: IssuedRow) => ({
  position,
  keyVersions,
  markingRule,
  template,
  contentHash,
});

/** The bytes that were issued, as they are kept. */
export const childReportFileQuery = ({ note, blobs }: Pick<ReportsParts, 'note' | 'blobs'>) =>
  answer(takeMockExamReport, { reads: issuedTables }, async (asked, { db, caller, refuse }) => {
    const { row, sealKey } = await issuedReport(asked, note, { db, caller, refuse });
    const bytes = await getSealed(blobs, { sealedHash: row.sealedHash, sealKey });
    return bytes ? new Uint8Array(bytes) : refuse('ReportNotFound');
  });
