import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Id } from '../describe/schema';
import { table } from '../describe/table';
import { Product } from './products';

/** The pages on which somebody pays: whoever comes back from one asks whether it is known to be paid. */
export const checkouts = table('payments_checkouts', {
  keeps: 'Pages to pay on that were opened',
  row: {
    checkoutId: Id,
    /** Absent until somebody who registers has paid. */
    familyId: Maybe(Id),
    productId: Maybe(Product),
    /** What was begun with it. */
    subscriptionId: Maybe(Id),
    /** One mock exam that was paid for a second time, and given back. */
    isDuplicateExam: Type.Boolean(),
    /** Who paid at Stripe without logging in, for somebody who had an account. */
    strangerId: Maybe(Id),
    state: Type.Enum(['open', 'paid']),
  },
  key: 'checkoutId',
  indexes: [['familyId']],
});
