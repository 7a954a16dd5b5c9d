import type { OutcomesOf } from 'platform/jobs';
import { funnelQuery } from './funnel.query';
import { lettersQuery, previewLetterQuery } from './letters.query';
import { nextFreeSessionQuery, noSessionsYet, upcomingSessionsQuery } from './mock-sessions.query';

export const marketingQueries = (outcomesOf: OutcomesOf) => [
  nextFreeSessionQuery(noSessionsYet),
  upcomingSessionsQuery(noSessionsYet),
  lettersQuery(outcomesOf),
  previewLetterQuery,
  funnelQuery,
];
