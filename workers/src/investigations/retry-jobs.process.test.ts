import { expect, it } from '@jest/globals';
import { askedFor, ran } from '../../testing/worker-kit';
import { retryJobJob } from './retry-job.job';
import { retryJobs } from './retry-jobs.process';

const data = { task: 'accounts.welcome-mail', once: 'ann', requestId: 'r' };

it('tries a failed job again for each request', () =>
  expect(askedFor(retryJobs, { type: 'JobRetryRequested', data })).toEqual([
    { task: 'investigations.retry-job', once: 'r', data },
  ]));

it.each(['done', 'skipped'] as const)('is over, whether the job had failed or not: %s', async (outcome) =>
  expect(await ran(retryJobJob, data, { outcome })).toEqual({
    outcome,
    mails: [],
    commands: [['retry', { task: 'accounts.welcome-mail', once: 'ann' }]],
  }),
);
