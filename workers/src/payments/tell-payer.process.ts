import { start } from 'platform/jobs';
import { isLastAsked } from 'schemas/payments/asking';
import { process } from '../process';
import { paidWithoutLogInMail } from './paid-without-log-in-mail.job';
import { paymentFailedMail } from './payment-failed-mail.job';
import { planBegunMail } from './plan-begun-mail.job';
import { planMovedMail } from './plan-moved-mail.job';
import { refundMail } from './refund-mail.job';

/** Whoever pays is told when a card gave nothing, when money was given back, and what became of a plan; the owner of an account, of what somebody paid for it without logging in. */
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
  CheckoutPaid: ({ data: { familyId, checkoutId, productId, pence, monthlyPence, withoutLogIn, payerId } }) => {
    const paid = { familyId, checkoutId, productId, pence };
    const payer = payerId === undefined ? {} : { payerId };
    const monthly = monthlyPence === undefined ? {} : { monthlyPence };
    if (withoutLogIn) return start(paidWithoutLogInMail, { ...paid, ...monthly, ...payer });
    return monthlyPence === undefined ? undefined : start(planBegunMail, { ...paid, monthlyPence });
  },
  PlanMoved: ({ data }) => start(planMovedMail, data),
  RefundSeen: ({ data: { seenAt: _, mockExamSessionId, learnerId, ...told } }) => {
    const isExam = mockExamSessionId !== undefined && learnerId !== undefined;
    return start(refundMail, { ...told, ...(isExam && { mockExamSessionId, learnerId }) });
  },
});
