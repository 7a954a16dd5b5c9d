import { start } from 'platform/jobs';
import { process } from '../process';
import { forgetRegistrationJob } from './forget-registration.job';

const DAY_MS = 86_400_000;

/** Somebody went to pay: what they said is kept until their time is over, and no longer. */
export const awaitPayment = process('await-payment', {
  RegistrationAwaitedPayment: ({ data: { registrationId }, meta }) =>
    start(forgetRegistrationJob, { registrationId }, { at: new Date(Date.parse(meta.at) + DAY_MS) }),
});
