import Type from 'typebox';
import { parents } from '../accounts/roles';
import { query } from '../describe/contract';
import { Count, Instant, Shape } from '../describe/schema';
import { SubscriptionStatus } from './billing.events';
import { Product } from './products';

export const getMyPlan = query({
  call: 'POST /payments/getMyPlan',
  who: parents,
  summary: 'What the family of the caller pays for, the newest first; those that ended, too.',
  reply: {
    plans: Type.Array(
      Shape({
        productId: Product,
        pence: Count,
        status: SubscriptionStatus,
        periodEndsAt: Instant,
        endsWithPeriod: Type.Boolean(),
        failedAttempts: Count,
      }),
    ),
    /** Whether anything was ever paid: the portal has something to show. */
    hasBilling: Type.Boolean(),
  },
});
