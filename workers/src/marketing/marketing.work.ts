import type { Work } from '../work';
import { confirmSubscription } from './confirm-subscription.process';
import { confirmationMail } from './confirmation-mail.job';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { forgetSubscriberJob } from './forget-subscriber.job';
import { forgetSubscriberProcess } from './forget-subscriber.process';
import { keepListProvider } from './keep-list-provider.process';
import { addListMember, removeListMember } from './list-member.jobs';
import { keepMockPlace } from './keep-mock-place.process';
import { addressLetterJob } from './letters/address-letter.job';
import { letterMailJob } from './letters/letter-mail.job';
import { letterProof } from './letters/letter-proof.job';
import { sendLetters } from './letters/send-letters.process';
import { seatMockPlaceJob, seatWaitingPlacesJob } from './seat-mock-place.jobs';
import { mockPlaceMail } from './mock-place-mail.job';

export const marketingWork: Work = {
  processes: [confirmSubscription, forgetSubscriberProcess, keepListProvider, keepMockPlace, sendLetters],
  jobs: [
    confirmationMail,
    forgetSubscriberJob,
    addListMember,
    removeListMember,
    mockPlaceMail,
    forgetMockPlaceJob,
    seatMockPlaceJob,
    seatWaitingPlacesJob,
    addressLetterJob,
    letterMailJob,
    letterProof,
  ],
};
