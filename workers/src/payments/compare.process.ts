import { daysLater, londonDay, londonInstant } from 'platform/clock';
import { start } from 'platform/jobs';
import { process } from '../process';
import { compareJob, comparePageJob } from './compare.job';

/** When it is quiet, here and at Stripe. */
const AT_NIGHT = '03:00';

const nextNight = (at: string) => {
  const day = daysLater(londonDay(at), 1);
  return start(compareJob, { day }, { at: londonInstant(day, AT_NIGHT) });
};

/** Each night from the first purchase on: each comparison asks for the next, and each purchase does where one was lost. */
export const compare = process('compare', {
  CheckoutPaid: ({ meta }) => nextNight(meta.at),
  ComparisonBegun: ({ data: { comparisonId }, meta }) => [
    start(comparePageJob, { comparisonId, page: 1 }),
    nextNight(meta.at),
  ],
  ComparisonPageRead: ({ data: { comparisonId, page, next } }) => {
    if (next === undefined) return [];
    const { list, ...after } = next;
    return start(comparePageJob, { comparisonId, page: page + 1, ...(list === 'families' && { ours: after }) });
  },
});
