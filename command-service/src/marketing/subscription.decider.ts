import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { SubscriptionEvent } from 'schemas/marketing/subscription.events';

export type SubscriptionCommand =
  | { type: 'RequestSubscription'; data: { subscriberId: string; email: string; source: string } }
  | { type: 'ConfirmSubscription'; data: { subscriberId: string } }
  | { type: 'EndSubscription'; data: { subscriberId: string; letterId?: string } };

/** `erased`: whose address it was has been erased, and nothing more becomes of it. */
type Subscription = 'none' | 'asked' | 'confirmed' | 'ended' | 'erased';

export const subscription = decider({ category: 'subscription', initial: 'none', decide, evolve });

function decide({ type, data }: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent, 'LinkNotValid'> {
  const onTheList = state === 'asked' || state === 'confirmed';
  switch (type) {
    case 'RequestSubscription':
      // Whoever has left is forgotten: who asks again is somebody new.
      return acceptUnless(state !== 'none', { type: 'SubscriptionRequested', data });
    case 'ConfirmSubscription':
      if (!onTheList) return refuse('LinkNotValid');
      return acceptUnless(state === 'confirmed', { type: 'SubscriptionConfirmed', data });
    case 'EndSubscription':
      return acceptUnless(!onTheList, { type: 'SubscriptionEnded', data });
  }
}

function evolve(before: Subscription, event: SubscriptionEvent): Subscription {
  if (before === 'erased') return before;
  switch (event.type) {
    case 'SubscriptionRequested':
      return isErased(event.data.email) ? 'erased' : 'asked';
    case 'SubscriptionConfirmed':
      return 'confirmed';
    case 'SubscriptionEnded':
      return 'ended';
  }
}

/** Nothing is left to read of somebody who has been erased. */
const isErased = (email: string | null): boolean => email === null;
