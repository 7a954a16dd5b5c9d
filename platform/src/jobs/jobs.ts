/** Work that follows from events: processes that ask for it, jobs that do it once, the ledger that knows which. */
export { migrateQueues } from './backings';
export { job, start, type AnyJob, type Ask, type Job, type JobContext } from './job';
export { failedJobsIn, type FailedJobs } from './failed-jobs';
export type { JobOutcome } from './job-outcome';
export type { JobServices, Person, SignedLink } from './job-services';
export type { JobKey } from './ledger';
export { openJobs, type Jobs, type JobsOptions } from './open-jobs';
export { processStandings } from './checkpoints';
export { processesOf, type Answer, type Message, type Process } from './process';
export { runProcesses, type EventFeed, type ProcessRunnerParts } from './process-runner';
export { PermanentFailure } from './permanent-failure';
