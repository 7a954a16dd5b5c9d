import Type from 'typebox';
import { parents } from '../accounts/roles';
import { command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Count, Instant, Shape } from '../describe/schema';
import { Product } from './products';

/** So many at most; older ones stand on Stripe's own page. */
export const MOST_RECEIPTS = 100;

/** Asked of Stripe each time, since the addresses of receipts last for some weeks only. */
export const listMyReceipts = command({
  call: 'POST /payments/listMyReceipts',
  who: parents,
  summary: 'What the family of the caller has paid, the newest first, each with Stripe’s receipt. Changes nothing.',
  reply: {
    receipts: Type.Array(
      Shape({
        paidAt: Instant,
        pence: Count,
        refundedPence: Count,
        productId: Maybe(Product),
        /** Whether it was for the days that were left when a plan was changed. */
        isForChange: Type.Boolean(),
        url: Maybe(Type.String({ maxLength: 2_000 })),
      }),
      { maxItems: MOST_RECEIPTS },
    ),
    /** Whether there are older ones. */
    hasMore: Type.Boolean(),
  },
  refusals: ['PaymentsNotOpen'],
});
