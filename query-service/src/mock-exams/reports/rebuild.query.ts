import { printedContent } from 'exam-reports/template/render';
import { hashOfBytes } from 'platform/blobs';
import { answer, countedAs } from 'platform/http';
import { rebuildMockExamReport } from 'schemas/mock-exams/reports/child-report.contract';
import { madeFrom } from './child-report.query';
import { basisOfIssued, issuedReport, issuedTables } from './issued-report';
import type { ReportsParts } from './reports-parts';

/** Makes a report again, with its own template, from its own place in the log. Nothing is kept of it. */
export const rebuildQuery = ({ note, printed }: Pick<ReportsParts, 'note' | 'printed'>) =>
  answer(rebuildMockExamReport, { reads: issuedTables }, async (asked, { db, store, caller, refuse }) => {
    const { row } = await issuedReport(asked, note, { db, caller, refuse });
    const basis = await basisOfIssued(row, { db, store });
    if (!basis) return refuse('ReportNotFound');
    const { template, contentHash, version, issuedAt } = row;
    const bytes = await printed({
      accountId: countedAs(caller),
      key: `report/${row.sessionId}/${row.learnerId}/${version}/${contentHash}`,
      order: async () => ({ content: await printedContent(basis), template }),
    });
    const rebuiltHash = hashOfBytes(Buffer.from(bytes));
    return {
      version,
      isSame: rebuiltHash === contentHash,
      ...madeFrom(row),
      rebuiltHash,
      bytes: bytes.byteLength,
      cohort: basis.cohort.n,
      issuedAt,
    };
  });
