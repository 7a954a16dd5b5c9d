import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { forgetSubscriber } from 'schemas/marketing/subscription.contract';
import type { Services } from '../services';

const data = { subscriberId: Id, eventId: Id };

/** Destroys the key of somebody who has left the list. */
export const forgetSubscriberJob = job<typeof data, Services>('marketing.forget-subscriber', {
  data,
  // Those of before may have left, come back, and left again under one name.
  once: ({ subscriberId, eventId }) => `${subscriberId} ${eventId}`,
  run: ({ subscriberId }, { command }) => command(forgetSubscriber, { subscriberId }),
});
