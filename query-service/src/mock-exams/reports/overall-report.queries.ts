import { hashOfBytes } from 'platform/blobs';
import type { Reads } from 'platform/database/reads';
import { answer, countedAs } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import {
  getOverallMockExamReport,
  rebuildOverallMockExamReport,
  takeOverallMockExamReport,
} from 'schemas/mock-exams/reports/overall.contract';
import type { mockOverallReports } from 'schemas/mock-exams/reports/reports.tables';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { explainedIn, issuedOverall, overallMadeOf, overallTables } from './overall-basis';
import type { ReportsParts } from './reports-parts';

const tables = [...overallTables, mockKeys] as const;

/** The report over all who sat a session: what it says, its bytes as they were sent, and the same made again. */
export const overallReportQueries = ({ blobs, printed }: Pick<ReportsParts, 'blobs' | 'printed'>) =>
  [
    answer(getOverallMockExamReport, { reads: tables }, async (asked, { db, store, now, refuse }) => {
      const { startsAt, papers, versions, row } = await issuedOverall(asked, { db, refuse });
      const { version, content, position, keyVersions, markingRule, template, contentHash } = row;
      return {
        serverNow: now,
        startsAt,
        versions: versions.map((one) => ({ version: one.version, issuedAt: one.issuedAt })),
        version,
        keys: await keysBeside(papers, keyVersions, db),
        made: { position, keyVersions, markingRule, template, contentHash },
        content,
        explains: explainedIn(content, await overallMadeOf(row, papers, { db, store })),
      };
    }),
    answer(takeOverallMockExamReport, { reads: tables }, async (asked, { db, refuse }) => {
      const { row } = await issuedOverall(asked, { db, refuse });
      const kept = await blobs.get(row.contentHash);
      return kept ? new Uint8Array(kept.bytes) : refuse('ReportNotFound');
    }),
    answer(rebuildOverallMockExamReport, { reads: tables }, async (asked, { db, caller, refuse }) => {
      const { row } = await issuedOverall(asked, { db, refuse });
      const { version, template, contentHash, content: overall } = row;
      if (overall === null) return refuse('ReportNotFound');
      const bytes = await printed({
        accountId: countedAs(caller),
        key: `overall/${row.sessionId}/${version}/${contentHash}`,
        order: () => Promise.resolve({ overall, template }),
      });
      const rebuiltHash = hashOfBytes(Buffer.from(bytes));
      return { version, isSame: rebuiltHash === contentHash, contentHash, rebuiltHash, bytes: bytes.byteLength };
    }),
  ] as const;

/** Of each paper the version of its key that was marked with, beside the one that counts now. */
async function keysBeside(
  papers: readonly PinnedPaper[],
  made: RowOf<typeof mockOverallReports>['keyVersions'],
  db: Reads<typeof mockKeys.name>,
) {
  const hashes = made.map(({ paperHash }) => paperHash);
  const rows = await db
    .from(mockKeys)
    .select(['paperHash', 'keyVersion'])
    .where('paperHash', 'in', [...hashes, ''])
    .execute();
  return made.map(({ paperHash, keyVersion }, index) => ({
    paper: papers.find((paper) => paper.paperHash === paperHash)?.name ?? `Paper ${index + 1}`,
    made: keyVersion,
    now: rows.find((row) => row.paperHash === paperHash)?.keyVersion ?? keyVersion,
  }));
}
