import type { ProductId } from 'schemas/payments/products';
import type { BillingEvent } from 'schemas/payments/billing.events';

type Subscription = Extract<BillingEvent, { type: 'SubscriptionSeen' }>['data'];

const DAY_MS = 86_400_000;

/** Stripe asks the card about an hour after a period has ended, and sometimes later: nothing is to stop in between. */
const BETWEEN_PERIODS_MS = 3 * DAY_MS;

/** While the card is declined and asked again; the period itself has moved on by then, and is not paid for. */
const WHILE_DECLINED_MS = 21 * DAY_MS;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Until when a subscription gives what it is for, exclusive; its beginning where it gives nothing. */
export function givesUntil(subscription: Subscription): string {
  const { status, periodBeganAt, periodEndsAt, endsWithPeriod, endedAt, seenAt } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return endsWithPeriod ? periodEndsAt : later(periodEndsAt, BETWEEN_PERIODS_MS);
    case 'past_due':
      return later(periodBeganAt, WHILE_DECLINED_MS);
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return endedAt ?? seenAt;
    case 'incomplete':
    case 'incomplete_expired':
      return periodBeganAt;
  }
}

/** Until when it gives something that some products cover; undefined where neither it does nor what it was before. */
export function givesTo(subscription: Subscription, covers: (productId: ProductId) => boolean): string | undefined {
  const { productId, keepsProductId, keepsUntil } = subscription;
  const until = givesUntil(subscription);
  if (covers(productId)) return until;
  if (keepsProductId === undefined || keepsUntil === undefined || !covers(keepsProductId)) return undefined;
  return keepsUntil < until ? keepsUntil : until;
}

/** Whether it has been paid for once: only then is there anything to give. */
export const wasEverPaid = ({ status }: Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';

/** Whether it goes on, so that another one like it would be paid twice. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due';
