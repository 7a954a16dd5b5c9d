import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { SubscriptionStatus } from './billing.events';
import { Product } from './products';

/** What each family pays for every month. */
export const subscriptions = table('payments_subscriptions', {
  row: {
    subscriptionId: Id,
    familyId: Id,
    productId: Product,
    pence: Count,
    status: SubscriptionStatus,
    periodEndsAt: Instant,
    endsWithPeriod: Type.Boolean(),
    endedAt: Maybe(Instant),
    failedAttempts: Count,
    seenAt: Instant,
  },
  key: 'subscriptionId',
  indexes: [['familyId', 'seenAt']],
});
