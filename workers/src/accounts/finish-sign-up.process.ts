import { start } from 'platform/jobs';
import { process } from '../process';
import { forgetSignUpJob } from './forget-sign-up.job';
import { incompleteSignUpMail } from './incomplete-sign-up-mail.job';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A sign-up that was begun: one reminder after an hour, forgotten after 30 days. */
export const finishSignUp = process('finish-sign-up', {
  SignUpStarted: ({ data: { signUpId, emailHash, productId }, meta }) => [
    start(incompleteSignUpMail, { signUpId, emailHash, productId }, { at: after(meta.at, HOUR) }),
    start(forgetSignUpJob, { signUpId }, { at: after(meta.at, 30 * DAY) }),
  ],
});

const after = (instant: string, ms: number): Date => new Date(Date.parse(instant) + ms);
