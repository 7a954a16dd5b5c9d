import { accept, decider, type Decision } from 'platform/decider';
import type { JobRetryEvent } from 'schemas/investigations/job-retry.events';

/** Whether the job has failed is known to the workers alone: one that has not is left as it is. */
export const jobRetry = decider({
  category: 'jobretry',
  initial: null,
  decide: ({ data }: { type: 'RetryJob'; data: JobRetryEvent['data'] }): Decision<JobRetryEvent> =>
    accept({ type: 'JobRetryRequested', data }),
  evolve: () => null,
});
