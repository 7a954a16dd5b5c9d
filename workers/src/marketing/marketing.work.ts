import type { Work } from '../work';
import { confirmSubscription } from './confirm-subscription.process';
import { confirmationMail } from './confirmation-mail.job';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { forgetSubscriberJob } from './forget-subscriber.job';
import { forgetSubscriberProcess } from './forget-subscriber.process';
import { keepListProvider } from './keep-list-provider.process';
import { addListMember, removeListMember } from './list-member.jobs';
import { keepMockPlace } from './keep-mock-place.process';
import { mockPlaceMail } from './mock-place-mail.job';

export const marketingWork: Work = {
  processes: [confirmSubscription, forgetSubscriberProcess, keepListProvider, keepMockPlace],
  jobs: [confirmationMail, forgetSubscriberJob, addListMember, removeListMember, mockPlaceMail, forgetMockPlaceJob],
};
