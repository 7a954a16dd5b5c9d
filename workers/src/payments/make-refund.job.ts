import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { makeRefund } from 'schemas/payments/refunds/refunds.contract';
import type { Services } from '../services';

const data = { paymentId: Id, refundId: Id };

/** Gives back at Stripe what staff have asked for; it is tried until Stripe has said yes or no. */
export const makeRefundJob = job<typeof data, Services>('payments.make-refund', {
  data,
  once: ({ refundId }) => refundId,
  run: (request, { command }) => command(makeRefund, request),
});
