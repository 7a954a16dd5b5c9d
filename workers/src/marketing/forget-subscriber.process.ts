import { start } from 'platform/jobs';
import { process } from '../process';
import { forgetSubscriberJob } from './forget-subscriber.job';

/** Whoever leaves the list is forgotten. */
export const forgetSubscriberProcess = process('forget-subscriber', {
  SubscriptionEnded: ({ data: { subscriberId }, id }) => start(forgetSubscriberJob, { subscriberId, eventId: id }),
});
