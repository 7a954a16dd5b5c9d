import { start } from 'platform/jobs';
import { process } from '../process';
import { confirmationMail } from './confirmation-mail.job';

export const confirmSubscription = process('confirm-subscription', {
  SubscriptionRequested: ({ data: { subscriberId }, meta }) =>
    start(confirmationMail, { subscriberId, askedAt: meta.at }),
});
