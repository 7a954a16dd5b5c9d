/** Work that follows from events: processes that ask for it, jobs that do it once, the ledger that knows which. */
export { migrateQueues } from './queues/backings';
export { job, start, type AnyJob, type Ask, type Job, type JobContext } from './job';
export { failedJobsIn, type FailedJobs } from './ledger/failed-jobs';
export { openJobsIn, type OpenJob, type OpenJobsOf } from './ledger/open-jobs-of';
export { outcomesIn, type OutcomesOf } from './ledger/outcomes';
export type { JobOutcome } from './job-outcome';
export type { JobServices, Person, SignedLink } from './job-services';
export type { JobKey } from './ledger/ledger';
export { openJobs, type Jobs, type JobsOptions } from './queues/open-jobs';
export { processStandings } from './processes/checkpoints';
export { processesOf, type Answer, type Message, type Process } from './processes/process';
export { runProcesses } from './processes/process-runner';
export type { EventFeed, ProcessRunnerParts } from './processes/runner-parts';
export { NotYet } from './not-yet';
export { PermanentFailure } from './permanent-failure';
