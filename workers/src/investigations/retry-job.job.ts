import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { OnceKey } from 'schemas/investigations/investigations.contract';
import type { Services } from '../services';

const data = { task: Id, once: OnceKey, requestId: Id };

/** Puts a job that has failed for good into its queue again, with all its attempts before it. */
export const retryJobJob = job<typeof data, Services>('investigations.retry-job', {
  data,
  once: ({ requestId }) => requestId,
  run: ({ task, once }, { retry }) => retry({ task, once }),
});
