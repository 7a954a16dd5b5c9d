import { start } from 'platform/jobs';
import { isLastAsked } from 'schemas/payments/asking';
import { process } from '../process';
import { paymentFailedMail } from './payment-failed-mail.job';
import { refundMail } from './refund-mail.job';

/** Whoever pays is told when a card gave nothing, and when money was given back. */
export const tellPayer = process('tell-payer', {
  PaymentFailed: ({ data }) => {
    const { familyId, invoiceId, attempt, pence, nextAttemptAt } = data;
    if (isLastAsked(data)) return start(paymentFailedMail, { familyId, invoiceId, pence, stage: 'last' });
    const stage = attempt === 1 ? ('first' as const) : ('second' as const);
    return start(paymentFailedMail, {
      familyId,
      invoiceId,
      pence,
      stage,
      ...(nextAttemptAt !== undefined && { nextAttemptAt }),
    });
  },
  RefundSeen: ({ data: { familyId, paymentId, pence, paidPence, isDuplicate } }) =>
    start(refundMail, { familyId, paymentId, pence, paidPence, isDuplicate }),
});
