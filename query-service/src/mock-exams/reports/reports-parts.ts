import type { OverallOrder } from 'exam-reports/overall/render-overall';
import type { ReportOrder } from 'exam-reports/template/render';
import type { BlobStore } from 'platform/blobs';
import type { Caller } from 'platform/http';
import type { OpenJobsOf } from 'platform/jobs';
import type { PrintShop } from 'platform/typesetting/print-shop';

/** Has it noted that somebody looks at the reports of a session or of a child, before they are shown anything. */
export type NoteReportsLook = (
  caller: Caller,
  look: {
    readonly stream: string;
    readonly shown: 'reports' | 'report' | 'reports file';
    readonly subjectId?: string;
  },
) => Promise<void>;

export interface ReportsParts {
  readonly note: NoteReportsLook;
  readonly blobs: Pick<BlobStore, 'get'>;
  /** What the workers have not done yet. */
  readonly openJobs: OpenJobsOf;
  /** Prints what is made again. */
  readonly printed: PrintShop<ReportOrder | OverallOrder>;
}
