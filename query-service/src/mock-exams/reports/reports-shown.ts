import type { OpenJob } from 'platform/jobs';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type { getMockExamReports, ShownState } from 'schemas/mock-exams/reports/progress.contract';
import type { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import type { Addressed } from './addressed-in';

type Row = RowOf<typeof mockReports>;
type Shown = ReplyOf<typeof getMockExamReports>['reports'][number];

interface Known {
  readonly addressed: readonly Addressed[];
  readonly rows: readonly Row[];
  readonly jobs: readonly OpenJob[];
  /** Whether everybody was asked for, and nothing is counted yet. */
  readonly isAsked: boolean;
}

/** Each child's report: as it is written, and where that is not the end of it, as the workers have it. */
export function reportsShown({ addressed, rows, jobs, isAsked }: Known): Shown[] {
  const known = new Map(rows.map((row) => [row.learnerId, row]));
  const working = new Map(jobs.map((job) => [job.once.split(' ')[1] ?? '', job]));
  return addressed.map(({ learnerId, childName }) => {
    const row = known.get(learnerId);
    if (row === undefined) return unasked({ learnerId, childName }, isAsked);
    const { version, sending, changedAt } = row;
    const { state, why } = standing(row, working.get(learnerId));
    return { mockExamUserId: learnerId, childName, state, why, version, sending, changedAt };
  });
}

const unasked = ({ learnerId, childName }: Addressed, isAsked: boolean): Shown => ({
  mockExamUserId: learnerId,
  childName,
  state: isAsked ? 'waiting' : 'not asked',
  why: null,
  version: 0,
  sending: 0,
  changedAt: null,
});

interface Standing {
  readonly state: ShownState;
  readonly why: string | null;
}

function standing({ state, why, refused }: Row, job: OpenJob | undefined): Standing {
  switch (state) {
    case 'queued':
      return underWay(job, job?.state === 'claimed' ? 'rendering' : 'queued');
    case 'issued':
      return underWay(job, 'sending');
    case 'sent':
      return { state, why: null };
    case 'failed':
      return { state, why: refused };
    case 'skipped':
      return { state, why };
  }
}

// What has failed in the workers, for good or until it is tried again, is nowhere in the log.
const underWay = (job: OpenJob | undefined, state: ShownState): Standing => ({
  state: job?.state === 'failed' ? 'failed' : state,
  why: job?.why ?? null,
});

/** What waits for something that is away; null where nothing does. */
export function heldUpAmong(jobs: readonly OpenJob[]) {
  const heldUp = jobs.filter(({ state, outages }) => state !== 'failed' && outages > 0);
  const [first] = heldUp.toSorted((one, other) => (one.askedAt < other.askedAt ? -1 : 1));
  const [next] = heldUp.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
  if (!first || !next) return null;
  return { count: heldUp.length, why: next.why ?? '', since: first.askedAt, nextAt: next.dueAt };
}
