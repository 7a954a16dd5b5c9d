import { start } from 'platform/jobs';
import { process } from '../process';
import { makeRefundJob } from './make-refund.job';

export const makeRefund = process('make-refund', {
  RefundAsked: ({ data: { paymentId, refundId } }) => start(makeRefundJob, { paymentId, refundId }),
});
