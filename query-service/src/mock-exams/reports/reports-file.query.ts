import { Readable } from 'node:stream';
import { getSealed } from 'platform/blobs/sealed';
import type { BlobStore } from 'platform/blobs';
import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { takeMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import yazl from 'yazl';
import { fileNames } from './file-names';
import type { ReportsParts } from './reports-parts';

/** The last report of each child of a session, as one ZIP that is made while it is read. */
export function reportsFileQuery({ note, blobs }: Pick<ReportsParts, 'note' | 'blobs'>) {
  // One at a time for each account.
  const underWay = new Set<string>();
  return answer(
    takeMockExamReports,
    { reads: [mockSessions, mockReportVersions] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db
        .from(mockSessions)
        .select('startsOn')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      if (underWay.has(caller.accountId)) return refuse('ReportsFileUnderWay');
      underWay.add(caller.accountId);
      const over = () => void underWay.delete(caller.accountId);
      try {
        await note(caller, { stream: streamOf('examsession', sessionId), shown: 'reports file' });
        const kept = await keptReports(sessionId, db);
        if (kept.length === 0) return refuse('ReportNotFound');
        return zipped({ kept, blobs, madeAt: now, day: session.startsOn }).once('close', over);
      } catch (error) {
        over();
        throw error;
      }
    },
  );
}

interface Kept {
  readonly learnerId: string;
  readonly childName: string | null;
  readonly sealedHash: string;
  readonly sealKey: string;
}

/** The last version of each; of whoever was erased there is none. */
async function keptReports(sessionId: string, db: Reads<typeof mockReportVersions.name>): Promise<Kept[]> {
  const rows = await db
    .from(mockReportVersions)
    .select(['learnerId', 'childName', 'sealedHash', 'sealKey'])
    .where('sessionId', '=', sessionId)
    .orderBy('version')
    .execute();
  const last = new Map(rows.map((row) => [row.learnerId, row]));
  return [...last.values()].flatMap(({ learnerId, childName, sealedHash, sealKey }) =>
    sealKey === null ? [] : [{ learnerId, childName, sealedHash, sealKey }],
  );
}

interface Zipping {
  readonly kept: readonly Kept[];
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly madeAt: string;
  readonly day: string;
}

/** One report at a time is in memory. Where one cannot be read the whole is broken off: half of it would pass for all. */
function zipped({ kept, blobs, madeAt, day }: Zipping): Readable {
  const zip = new yazl.ZipFile();
  const output = outputOf(zip);
  const names = fileNames(kept.map(({ childName }) => childName));
  for (const [index, report] of kept.entries()) {
    const path = `mock-exam-reports-${day}/${names[index] ?? index}.pdf`;
    // Reports are written without packing, so that the same one is the same bytes anywhere.
    zip.addReadStreamLazy(path, { mtime: new Date(madeAt), compress: true }, (opened) => {
      getSealed(blobs, report).then(
        (bytes) =>
          bytes === undefined
            ? output.destroy(new Error(`nothing is kept under ${report.sealedHash}`))
            : opened(null, Readable.from([bytes], { objectMode: false })),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  zip.end();
  return output;
}

// A stream of Node's own, though its types say less.
function outputOf({ outputStream }: yazl.ZipFile): Readable {
  if (outputStream instanceof Readable) return outputStream;
  throw new Error('the ZIP is no stream of this Node');
}
