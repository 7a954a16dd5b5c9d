import { set } from 'platform/projections';
import { refunds } from 'schemas/payments/refunds/refunds.table';
import { readModel } from '../read-model';

export const refundsProjection = readModel(refunds, { version: 1 }).fold({
  RefundAsked: (_, { data, meta }) => ({
    refundId: data.refundId,
    familyId: data.familyId,
    paymentId: data.paymentId,
    pence: data.pence,
    ends: data.ends,
    state: 'asked',
    reason: data.reason,
    by: meta.actorId,
    askedAt: data.askedAt,
  }),
  RefundMade: (row) => set(row, { state: 'made' }),
  RefundRefused: (row) => set(row, { state: 'refused' }),
});
