import { appWithoutCalls } from 'platform/http';
import { processStandings, type AnyJob, type Jobs, type Process } from 'platform/jobs';
import { isReady, type Ground } from 'platform/service';
import { accountsWork } from './accounts/accounts.work';
import { advertisingWork } from './advertising/advertising.work';
import { investigationsWork } from './investigations/investigations.work';
import { marketingWork } from './marketing/marketing.work';
import { mockExamsWork } from './mock-exams/mock-exams.work';
import { paymentsWork } from './payments/payments.work';
import { privacyWork } from './privacy/privacy.work';
import type { Services } from './services';
import type { Work } from './work';

const everyWork: readonly Work[] = [
  accountsWork,
  marketingWork,
  paymentsWork,
  advertisingWork,
  investigationsWork,
  privacyWork,
  mockExamsWork,
];

/** What is watched for in the log. */
export const processes: readonly Process[] = everyWork.flatMap((work) => work.processes);

/** What can be done. */
export const allJobs: readonly AnyJob<Services>[] = everyWork.flatMap((work) => work.jobs);

/** Health and metrics: the workers answer no calls. */
export function workersApp({ db, logger, metrics, store }: Ground, jobs: Jobs) {
  metrics.watchQueues(() => jobs.depth());
  metrics.watchProcesses(() => processStandings(db, processes));
  return appWithoutCalls({
    log: logger,
    metrics,
    ready: () => isReady({ db, store }),
  });
}
