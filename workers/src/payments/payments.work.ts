import type { Work } from '../work';
import { awaitPayment } from './await-payment.process';
import { compareJob, comparePageJob } from './compare.job';
import { compare } from './compare.process';
import { forgetRegistrationJob } from './forget-registration.job';
import { makeRefundJob } from './make-refund.job';
import { makeRefund } from './make-refund.process';
import { paidWithoutLogInMail } from './paid-without-log-in-mail.job';
import { paymentFailedMail } from './payment-failed-mail.job';
import { planBegunMail } from './plan-begun-mail.job';
import { planMovedMail } from './plan-moved-mail.job';
import { refundMail } from './refund-mail.job';
import { tellPayer } from './tell-payer.process';

export const paymentsWork: Work = {
  processes: [awaitPayment, tellPayer, makeRefund, compare],
  jobs: [
    forgetRegistrationJob,
    paidWithoutLogInMail,
    paymentFailedMail,
    planBegunMail,
    planMovedMail,
    refundMail,
    makeRefundJob,
    compareJob,
    comparePageJob,
  ],
};
