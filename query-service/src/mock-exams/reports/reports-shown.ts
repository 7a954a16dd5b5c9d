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
  /** The request for everybody of which nothing is counted yet; null where there is none. */
  readonly running: string | null;
}

/** Each child's report: as it is written, and where that is not the end of it, as the workers have it. */
export function reportsShown({ addressed, rows, jobs, running }: Known): Shown[] {
  const known = new Map(rows.map((row) => [row.learnerId, row]));
  const making = worked(jobs, 'mock-exams.issue-report');
  const mailing = worked(jobs, 'mock-exams.report-mail');
  const counting = running === null ? null : (worked(jobs, 'mock-exams.prepare-reports').get(running) ?? 'asked');
  return addressed.map(({ learnerId, childName, hasSat }) => {
    const row = known.get(learnerId);
    if (row === undefined) return unasked({ learnerId, childName, hasSat }, counting);
    const { version, sending, changedAt } = row;
    const { state, why } = standing(row, { making: making.get(learnerId), mailing: mailing.get(learnerId) });
    return { mockExamUserId: learnerId, childName, hasSat, state, why, version, sending, changedAt };
  });
}

/** The jobs of a task by the word after the session: a child, or a request. Of several the last that was asked for. */
const worked = (jobs: readonly OpenJob[], task: string): ReadonlyMap<string, OpenJob> =>
  new Map(jobs.filter((job) => job.task === task).map((job) => [job.once.split(' ')[1] ?? '', job]));

/** `counting`: what counts all of them first; `asked` before a worker knows of it. */
const unasked = ({ learnerId, childName, hasSat }: Addressed, counting: OpenJob | 'asked' | null): Shown => ({
  mockExamUserId: learnerId,
  childName,
  hasSat,
  ...(counting === null
    ? { state: 'not asked', why: null }
    : underWay(counting === 'asked' ? undefined : counting, 'waiting', 'not made')),
  version: 0,
  sending: 0,
  changedAt: null,
});

interface Standing {
  readonly state: ShownState;
  readonly why: string | null;
}

interface Working {
  readonly making: OpenJob | undefined;
  readonly mailing: OpenJob | undefined;
}

function standing({ state, why, refused }: Row, { making, mailing }: Working): Standing {
  switch (state) {
    case 'queued':
      return underWay(making, making?.state === 'claimed' ? 'rendering' : 'queued', 'not made');
    case 'issued':
      return underWay(mailing, 'sending', 'failed');
    case 'sent':
      return { state, why: null };
    case 'failed':
      return { state, why: refused };
    case 'skipped':
      return { state, why };
  }
}

// What has failed in the workers, for good or until it is tried again, is nowhere in the log.
const underWay = (job: OpenJob | undefined, state: ShownState, givenUp: 'not made' | 'failed'): Standing => ({
  state: job?.state === 'failed' ? givenUp : state,
  why: job?.why ?? null,
});

/** What a request was given up for; null where it was not. */
export const givenUpFor = (jobs: readonly OpenJob[], requestId: string | undefined): string | null =>
  jobs.find(({ state, once }) => state === 'failed' && once.split(' ')[1] === requestId)?.why ?? null;

/** What waits for something that is away; null where nothing does. */
export function heldUpAmong(jobs: readonly OpenJob[]) {
  const heldUp = jobs.filter(({ state, heldSince }) => state !== 'failed' && heldSince !== null);
  const [since] = heldUp.flatMap(({ heldSince }) => heldSince ?? []).toSorted();
  const [next] = heldUp.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
  if (since === undefined || !next) return null;
  return { count: heldUp.length, why: next.why ?? '', since, nextAt: next.dueAt };
}
