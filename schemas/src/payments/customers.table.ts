import { Id } from '../describe/schema';
import { table } from '../describe/table';

/** Who a family is at Stripe: the portal opens for them, and for nobody who has paid for the family without being it. */
export const customers = table('payments_customers', {
  keeps: 'By which name Stripe knows you',
  row: { customerId: Id, familyId: Id },
  key: 'customerId',
  indexes: [['familyId']],
});
