import { httpApp, limits } from 'platform/http';
import { processStandings, type AnyJob, type Jobs, type Process } from 'platform/jobs';
import { isReady, type Ground } from 'platform/service';
import { accountsWork } from './accounts/accounts.work';
import { investigationsWork } from './investigations/investigations.work';
import { marketingWork } from './marketing/marketing.work';
import type { Services } from './services';
import type { Work } from './work';

const everyWork: readonly Work[] = [accountsWork, marketingWork, investigationsWork];

/** What is watched for in the log. */
export const processes: readonly Process[] = everyWork.flatMap((work) => work.processes);

/** What can be done. */
export const allJobs: readonly AnyJob<Services>[] = everyWork.flatMap((work) => work.jobs);

/** Health and metrics: the workers answer no calls. */
export function workersApp({ db, logger, metrics, store }: Ground, jobs: Jobs) {
  metrics.watchQueues(() => jobs.depth());
  metrics.watchProcesses(() => processStandings(db, processes));
  return httpApp({
    log: logger,
    metrics,
    routes: [],
    deps: {},
    sessions: { open: () => undefined, current: () => Promise.resolve(undefined) },
    limits: limits({ visitorPerMinute: 600, callerPerMinute: 600 }),
    ready: () => isReady({ db, store }),
  });
}
