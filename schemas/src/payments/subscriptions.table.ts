import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { SubscriptionStatus } from './billing.events';
import { Product } from './products';

/** What each family pays for every month. */
export const subscriptions = table('payments_subscriptions', {
  keeps: 'Plans: since when, until when, what they cost',
  row: {
    subscriptionId: Id,
    familyId: Id,
    /** Who pays for it at Stripe. */
    customerId: Id,
    productId: Product,
    pence: Count,
    /** Whose mock exams it covers; null where it covers none. */
    mocksFor: Maybe(Id),
    status: SubscriptionStatus,
    periodEndsAt: Instant,
    endsWithPeriod: Type.Boolean(),
    endedAt: Maybe(Instant),
    failedAttempts: Count,
    /** When its card is asked again. */
    nextAttemptAt: Maybe(Instant),
    /** What it was before a change to something cheaper, for as long as that is still given. */
    keepsProductId: Maybe(Product),
    keepsPence: Maybe(Count),
    keepsUntil: Maybe(Instant),
    /** Whether it was bought a second time, and given back. */
    isDuplicate: Type.Boolean(),
    seenAt: Instant,
  },
  key: 'subscriptionId',
  indexes: [['familyId', 'seenAt']],
});
