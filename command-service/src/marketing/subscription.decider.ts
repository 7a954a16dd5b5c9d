import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { SubscriptionEvent } from 'schemas/marketing/subscription.events';

export type SubscriptionCommand =
  | { type: 'RequestSubscription'; data: { subscriberId: string; email: string; source: string } }
  | { type: 'ConfirmSubscription'; data: { subscriberId: string } }
  | { type: 'NoteListMember'; data: { subscriberId: string; provider: string } }
  | { type: 'EndSubscription'; data: { subscriberId: string; letterId?: string } };

/** `listed`: confirmed, and the provider of the list was told. `erased`: whose address it was has been erased, and nothing more becomes of it. */
type Subscription = 'none' | 'asked' | 'confirmed' | 'listed' | 'ended' | 'erased';

export const subscription = decider({ category: 'subscription', initial: 'none', decide, evolve });

function decide(
  { type, data }: SubscriptionCommand,
  state: Subscription,
): Decision<SubscriptionEvent, 'LinkNotValid' | 'NotOnTheList'> {
  const isConfirmed = state === 'confirmed' || state === 'listed';
  const onTheList = state === 'asked' || isConfirmed;
  switch (type) {
    case 'RequestSubscription':
      // Whoever has left is forgotten: who asks again is somebody new.
      return acceptUnless(state !== 'none', { type: 'SubscriptionRequested', data });
    case 'ConfirmSubscription':
      if (!onTheList) return refuse('LinkNotValid');
      return acceptUnless(isConfirmed, { type: 'SubscriptionConfirmed', data });
    case 'NoteListMember':
      return isConfirmed ? acceptUnless(state === 'listed', { type: 'ListMemberTold', data }) : refuse('NotOnTheList');
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
    case 'ListMemberTold':
      return 'listed';
    case 'SubscriptionEnded':
      return 'ended';
  }
}

/** Nothing is left to read of somebody who has been erased. */
const isErased = (email: string | null): boolean => email === null;
