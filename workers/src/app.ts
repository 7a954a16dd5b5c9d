import { httpApp, limits } from 'platform/http';
import { processStandings, type AnyJob, type Jobs, type Process } from 'platform/jobs';
import type { Ground } from 'platform/service';
import { finishSignUp } from './accounts/finish-sign-up.process';
import { forgetSignUpJob } from './accounts/forget-sign-up.job';
import { greet } from './accounts/greet.process';
import { incompleteSignUpMail } from './accounts/incomplete-sign-up-mail.job';
import { repeatedSignUpMail } from './accounts/repeated-sign-up-mail.job';
import { resetMail } from './accounts/reset-mail.job';
import { resetPassword } from './accounts/reset-password.process';
import { welcomeMail } from './accounts/welcome-mail.job';
import { retryJobJob } from './investigations/retry-job.job';
import { retryJobs } from './investigations/retry-jobs.process';
import { confirmationMail } from './marketing/confirmation-mail.job';
import { confirmSubscription } from './marketing/confirm-subscription.process';
import type { Services } from './services';

/** What is watched for in the log. */
export const processes: readonly Process[] = [greet, resetPassword, finishSignUp, confirmSubscription, retryJobs];

/** What can be done. */
export const allJobs: readonly AnyJob<Services>[] = [
  welcomeMail,
  repeatedSignUpMail,
  resetMail,
  incompleteSignUpMail,
  forgetSignUpJob,
  confirmationMail,
  retryJobJob,
];

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
    ready: () => store.check(),
  });
}
