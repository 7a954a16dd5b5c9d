import { start } from 'platform/jobs';
import { process } from '../process';
import { retryJobJob } from './retry-job.job';

/** What an admin wants to be tried again. */
export const retryJobs = process('retry-jobs', {
  JobRetryRequested: ({ data }) => start(retryJobJob, data),
});
