import { job } from 'platform/jobs';
import { Count, Day, Id } from 'schemas/describe/schema';
import { beginComparison, comparePage } from 'schemas/payments/comparison.contract';
import type { Services } from '../services';

const night = { day: Day };

/** Begins the comparison of a night. */
export const compareJob = job<typeof night, Services>('payments.compare', {
  data: night,
  once: ({ day }) => day,
  run: (_, { command }) => command(beginComparison, {}),
});

const page = { comparisonId: Id, page: Count };

/** One page of Stripe’s lists; the next is asked for by what it writes. */
export const comparePageJob = job<typeof page, Services>('payments.compare-page', {
  data: page,
  once: ({ comparisonId, page: number }) => `${comparisonId} ${number}`,
  run: (request, { command }) => command(comparePage, request),
});
