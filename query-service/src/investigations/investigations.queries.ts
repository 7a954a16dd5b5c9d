import type { FailedJobs } from 'platform/jobs';
import { failedJobsQuery } from './failed-jobs.query';
import { projectionsQuery, type TableStanding } from './projections.query';
import { streamEventsQuery, streamsQuery } from './streams.query';

/** What is investigated and is no read table. */
interface Books {
  readonly standings: () => Promise<TableStanding[]>;
  readonly failedJobs: FailedJobs;
}

export const investigationsQueries = ({ standings, failedJobs }: Books) => [
  projectionsQuery(standings),
  failedJobsQuery(failedJobs),
  streamsQuery,
  streamEventsQuery,
];
