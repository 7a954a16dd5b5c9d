import type { OutcomesOf } from 'platform/jobs';
import { funnelQuery } from './funnel.query';
import { lettersQuery, previewLetterQuery } from './letters.query';
import { nextFreeSessionQuery, upcomingSessionsQuery } from './mock-sessions.query';

export const marketingQueries = (outcomesOf: OutcomesOf) => [
  nextFreeSessionQuery,
  upcomingSessionsQuery,
  lettersQuery(outcomesOf),
  previewLetterQuery,
  funnelQuery,
];
