import { answer } from 'platform/http';
import type { FailedJobs } from 'platform/jobs';
import { getFailedJobs } from 'schemas/investigations/investigations.contract';

const MOST = 200;

/** The ledger of the workers is the only place that knows what became of a job; it carries ids and no personal data. */
export const failedJobsQuery = (failedJobs: FailedJobs) =>
  answer(getFailedJobs, { reads: [] }, async ({ after, limit = MOST }, { pageOf }) => {
    const { jobs, total, heldUp } = await failedJobs({ after: keyIn(after), limit: limit + 1 });
    return { jobs: pageOf(jobs, limit, ({ task, once }) => `${task} ${once}`), total, heldUp: [...heldUp] };
  });

/** A task's name holds no space. */
function keyIn(after: string | undefined) {
  if (after === undefined) return undefined;
  const [task = '', ...once] = after.split(' ');
  return { task, once: once.join(' ') };
}
