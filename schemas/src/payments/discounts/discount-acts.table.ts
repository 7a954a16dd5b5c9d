import Type from 'typebox';
import { Id, Instant, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** What became of discount codes: what they take off and how often they were used is told by Stripe alone. */
export const discountActs = table('payments_discount_acts', {
  keeps: 'Discount codes that were made or ended',
  row: {
    actId: Text(100),
    code: Text(40),
    what: Type.Enum(['made', 'ended']),
    reason: Text(300),
    by: Id,
    at: Instant,
  },
  key: 'actId',
});
