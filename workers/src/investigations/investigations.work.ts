import type { Work } from '../work';
import { retryJobJob } from './retry-job.job';
import { retryJobs } from './retry-jobs.process';

export const investigationsWork: Work = {
  processes: [retryJobs],
  jobs: [retryJobJob],
};
