import { nextFreeSessionQuery, noSessionsYet, upcomingSessionsQuery } from './mock-sessions.query';

export const marketingQueries = [nextFreeSessionQuery(noSessionsYet), upcomingSessionsQuery(noSessionsYet)];
