import type { Work } from '../work';
import { awaitPayment } from './await-payment.process';
import { forgetRegistrationJob } from './forget-registration.job';
import { paymentFailedMail } from './payment-failed-mail.job';
import { refundMail } from './refund-mail.job';
import { tellPayer } from './tell-payer.process';

export const paymentsWork: Work = {
  processes: [awaitPayment, tellPayer],
  jobs: [forgetRegistrationJob, paymentFailedMail, refundMail],
};
