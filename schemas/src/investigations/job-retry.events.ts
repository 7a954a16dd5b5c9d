import { events, type EventOf } from '../describe/events';
import { Id } from '../describe/schema';
import { OnceKey } from './investigations.contract';

/** An admin asked for a job that had failed for good to be tried again. Streams: `jobretry-<task>`. */
export const jobRetryEvents = events({
  JobRetryRequested: { task: Id, once: OnceKey, requestId: Id },
});
export type JobRetryEvent = EventOf<typeof jobRetryEvents>;
