import { failedJobsQuery } from './failed-jobs.query';
import { projectionsQuery } from './projections.query';
import { streamEventsQuery, streamsQuery } from './streams.query';

export const investigationsQueries = [projectionsQuery, failedJobsQuery, streamsQuery, streamEventsQuery];
