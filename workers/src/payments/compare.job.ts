import { job } from 'platform/jobs';
import { Maybe } from 'schemas/describe/events';
import { Count, Day, Id, Shape } from 'schemas/describe/schema';
import { beginComparison, compareFamilies, comparePage } from 'schemas/payments/comparing/comparison.contract';
import type { Services } from '../services';

const night = { day: Day };

/** Begins the comparison of a night. */
export const compareJob = job<typeof night, Services>('payments.compare', {
  data: night,
  once: ({ day }) => day,
  run: (_, { command }) => command(beginComparison, {}),
});

const page = { comparisonId: Id, page: Count, ours: Maybe(Shape({ after: Maybe(Id) })) };

/**
 * One page of Stripe’s lists, or, where it says `ours`, of those who have something that is paid for; the next is asked for
 * by what it writes.
 */
export const comparePageJob = job<typeof page, Services>('payments.compare-page', {
  data: page,
  once: ({ comparisonId, page: number }) => `${comparisonId} ${number}`,
  run: async ({ ours, ...request }, { paidFamilies, command }) =>
    ours === undefined
      ? command(comparePage, request)
      : command(compareFamilies, { ...request, ...(await paidFamilies(ours.after)) }),
});
