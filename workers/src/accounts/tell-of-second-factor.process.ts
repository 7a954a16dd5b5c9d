import { start } from 'platform/jobs';
import { process } from '../process';
import { secondFactorMail } from './second-factor-mail.job';

/** Whatever changes about somebody's second factor, its owner is told of it, once. */
export const tellOfSecondFactor = process('tell-of-second-factor', {
  SecondFactorSetUp: ({ data: { accountId }, id: eventId, meta: { at } }) =>
    start(secondFactorMail, { accountId, eventId, what: 'set up', at }),
  SecondFactorRemoved: ({ data: { accountId, by }, id: eventId, meta: { at } }) =>
    start(secondFactorMail, { accountId, eventId, what: by === 'admin' ? 'reset' : 'removed', at }),
  RecoveryCodeUsed: ({ data: { accountId, left }, id: eventId, meta: { at } }) =>
    start(secondFactorMail, { accountId, eventId, what: 'recovery code used', at, left }),
});
