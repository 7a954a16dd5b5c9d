import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { noteListMember } from 'schemas/marketing/subscription.contract';
import type { Services } from '../services';

// Those of before may have left, come back, and left again under one name.
const data = { subscriberId: Id, eventId: Id };
const once = ({ subscriberId, eventId }: { readonly subscriberId: string; readonly eventId: string }) =>
  `${subscriberId} ${eventId}`;

/**
 * Tells the provider of somebody who has confirmed. The log is asked before, so that nobody is told of who left, and once
 * more after it: whoever left in between is taken off again, also where an attempt before this one died on the way.
 */
export const addListMember = job<typeof data, Services>('marketing.add-list-member', {
  data,
  once,
  run: async ({ subscriberId }, { listProvider, person, allowed }) => {
    if (listProvider === undefined) return 'skipped';
    const isOnList = () => allowed(noteListMember, { subscriberId, provider: listProvider.name });
    const subscriber = await person(subscriberId);
    if (subscriber !== 'erased' && (await isOnList())) {
      await listProvider.add({ memberId: subscriberId, email: subscriber.email });
      if (await isOnList()) return 'done';
    }
    await listProvider.remove(subscriberId);
    return 'skipped';
  },
});

/** Takes somebody off the list there. Their address is not needed, and may be gone by now. */
export const removeListMember = job<typeof data, Services>('marketing.remove-list-member', {
  data,
  once,
  run: async ({ subscriberId }, { listProvider, isSubscriber }) => {
    if (listProvider === undefined || !(await isSubscriber(subscriberId))) return 'skipped';
    await listProvider.remove(subscriberId);
    return 'done';
  },
});
