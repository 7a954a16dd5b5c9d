import type { Work } from '../work';
import { confirmSubscription } from './confirm-subscription.process';
import { confirmationMail } from './confirmation-mail.job';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { forgetSubscriberJob } from './forget-subscriber.job';
import { forgetSubscriberProcess } from './forget-subscriber.process';
import { keepMockPlace } from './keep-mock-place.process';
import { mockPlaceMail } from './mock-place-mail.job';

export const marketingWork: Work = {
  processes: [confirmSubscription, forgetSubscriberProcess, keepMockPlace],
  jobs: [confirmationMail, forgetSubscriberJob, mockPlaceMail, forgetMockPlaceJob],
};
