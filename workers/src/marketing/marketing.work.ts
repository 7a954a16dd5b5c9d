import type { Work } from '../work';
import { confirmSubscription } from './confirm-subscription.process';
import { confirmationMail } from './confirmation-mail.job';

export const marketingWork: Work = {
  processes: [confirmSubscription],
  jobs: [confirmationMail],
};
