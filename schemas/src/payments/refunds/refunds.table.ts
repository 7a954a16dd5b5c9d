import Type from 'typebox';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** What staff gave back, or tried to. */
export const refunds = table('payments_refunds', {
  keeps: 'Money that was given back',
  row: {
    refundId: Id,
    familyId: Id,
    paymentId: Id,
    pence: Count,
    ends: Type.Boolean(),
    state: Type.Enum(['asked', 'made', 'refused']),
    reason: Personal(Text(300), 'familyId'),
    by: Id,
    askedAt: Instant,
  },
  key: 'refundId',
  indexes: [['familyId', 'askedAt']],
});
