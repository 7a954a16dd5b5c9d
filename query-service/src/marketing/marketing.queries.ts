import type { OutcomesOf } from 'platform/jobs';
import { funnelQuery } from './funnel.query';
import { lettersQuery, previewLetterQuery } from './letters.query';
import { nextFreeSessionQuery, staffSessionsQuery, upcomingSessionsQuery } from './mock-sessions.query';

export const marketingQueries = (outcomesOf: OutcomesOf) => [
  nextFreeSessionQuery,
  upcomingSessionsQuery,
  staffSessionsQuery,
  lettersQuery(outcomesOf),
  previewLetterQuery,
  funnelQuery,
];
