import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { SubscriptionEvent } from 'schemas/marketing/subscription.events';

export type SubscriptionCommand =
  | { type: 'RequestSubscription'; data: { subscriberId: string; email: string; source: string } }
  | { type: 'ConfirmSubscription'; data: { subscriberId: string } }
  | { type: 'EndSubscription'; data: { subscriberId: string } };

type Subscription = 'none' | 'asked' | 'confirmed' | 'ended';

export const subscription = decider({ category: 'subscription', initial: 'none', decide, evolve });

function decide({ type, data }: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent, 'LinkNotValid'> {
  const onTheList = state === 'asked' || state === 'confirmed';
  switch (type) {
    case 'RequestSubscription':
      return onTheList ? accept() : accept({ type: 'SubscriptionRequested', data });
    case 'ConfirmSubscription':
      if (!onTheList) return refuse('LinkNotValid');
      return state === 'asked' ? accept({ type: 'SubscriptionConfirmed', data }) : accept();
    case 'EndSubscription':
      return onTheList ? accept({ type: 'SubscriptionEnded', data }) : accept();
  }
}

function evolve(_: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'SubscriptionRequested':
      return 'asked';
    case 'SubscriptionConfirmed':
      return 'confirmed';
    case 'SubscriptionEnded':
      return 'ended';
  }
}
