import type { BillingEvent } from 'schemas/payments/billing.events';
import { isLive } from '../access.rules';

type DataOf<T extends BillingEvent['type']> = Extract<BillingEvent, { type: T }>['data'];
type Subscription = DataOf<'SubscriptionSeen'>;
type How = DataOf<'PlanMoved'>['how'];

/**
 * What became of a plan from one look at it to the next, as its payer is told it; nothing where a month has passed by.
 * `why`: the child whose mock exams it covered is being erased, or staff end it together with a refund.
 */
export function moveOf(
  before: Subscription,
  now: Subscription,
  why: 'child erased' | 'ended by staff' | undefined,
): BillingEvent[] {
  const how = isLive(before) ? howMoved(before, now) : undefined;
  if (how === undefined) return [];
  const { familyId, subscriptionId, productId, pence, periodEndsAt: until, seenAt: movedAt } = now;
  const beforeId = before.productId;
  const data = { familyId, subscriptionId, how, productId, pence, beforeId, until, movedAt };
  if (why === 'child erased') return [{ type: 'PlanMoved', data: { ...data, childErased: true } }];
  // What it did before it ended was nothing of theirs.
  if (why === 'ended by staff' && how === 'ended') return [{ type: 'PlanMoved', data: { ...data, withRefund: true } }];
  return [{ type: 'PlanMoved', data }];
}

function howMoved(before: Subscription, now: Subscription): How | undefined {
  // One that was cancelled ends as it was said then.
  if (!isLive(now)) return now.status === 'canceled' && !before.endsWithPeriod ? 'ended' : undefined;
  if (before.productId !== now.productId) return howChanged(before, now);
  if (before.endsWithPeriod === now.endsWithPeriod) return undefined;
  return now.endsWithPeriod ? 'cancelled' : 'resumed';
}

const isWaiting = ({ keepsUntil, periodEndsAt }: Subscription): boolean => keepsUntil === periodEndsAt;

function howChanged(before: Subscription, now: Subscription): How {
  if (isWaiting(now)) return 'waits';
  return isWaiting(before) && before.keepsProductId === now.productId ? 'stays' : 'changed';
}
