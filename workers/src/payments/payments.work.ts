import type { Work } from '../work';
import { awaitPayment } from './await-payment.process';
import { forgetRegistrationJob } from './forget-registration.job';

export const paymentsWork: Work = { processes: [awaitPayment], jobs: [forgetRegistrationJob] };
