import type { BlobStore } from 'platform/blobs';
import { getSealed } from 'platform/blobs/sealed';
import type { RowOf } from 'schemas/describe/table';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { rowsOf, type Reading } from './rows';

type Report = RowOf<typeof mockReportVersions>;

export interface PrintedReport {
  /** `mock-exam-report-2026-11-21-1.pdf`: the day it was issued in London, and which of the child's it is, the oldest first. */
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
}

/** The reports of a child's mock exams as they were issued; what has no key any more is of somebody who was erased. */
export async function reportsToRead(
  { db, blobs }: { readonly db: Reading; readonly blobs: Pick<BlobStore, 'get'> },
  learnerId: string,
): Promise<PrintedReport[]> {
  const rows: Report[] = [];
  for await (const row of rowsOf<Report>(db, mockReportVersions, { kind: 'child', id: learnerId })) rows.push(row);
  return rows
    .toSorted((one, other) => (one.issuedAt < other.issuedAt ? -1 : 1))
    .flatMap(({ issuedAt, sealedHash, sealKey }, nth) => {
      if (sealKey === null) return [];
      const bytes = async () => {
        const found = await getSealed(blobs, { sealedHash, sealKey });
        if (!found) throw new Error(`the report ${sealedHash} is not kept any more`);
        return found;
      };
      return [{ name: `mock-exam-report-${day.format(new Date(issuedAt))}-${nth + 1}.pdf`, bytes }];
    });
}

// As it sorts: 2026-11-21.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });
