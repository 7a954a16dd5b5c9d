import type { FailedJobs } from 'platform/jobs';
import { failedJobsQuery } from './failed-jobs.query';
import type { NoteLook } from './looks';
import { projectionsQuery, type TableStanding } from './projections.query';
import { streamEventsQuery, streamsQuery } from './streams.query';

/** What is investigated and is no read table. */
interface Books {
  readonly standings: () => Promise<TableStanding[]>;
  readonly failedJobs: FailedJobs;
  /** Whose streams somebody looks at is noted first. */
  readonly note: NoteLook;
}

export const investigationsQueries = ({ standings, failedJobs, note }: Books) => [
  projectionsQuery(standings),
  failedJobsQuery(failedJobs),
  streamsQuery(note),
  streamEventsQuery(note),
];
