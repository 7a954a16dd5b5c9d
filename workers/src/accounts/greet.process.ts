import { start } from 'platform/jobs';
import { process } from '../process';
import { confirmEmailMail } from './confirm-email-mail.job';
import { repeatedSignUpMail } from './repeated-sign-up-mail.job';
import { welcomeMail } from './welcome-mail.job';

/** Whoever signs up is welcomed; whoever had an account already is told so, and nobody else is. */
export const greet = process('greet', {
  AccountRegistered: ({ data: { accountId, roles, trialEndsOn, confirmationAskedAt: askedAt, hasNoPassword } }) =>
    // Who works in the office needs no advice on practising.
    roles.some(isOfStaff)
      ? undefined
      : start(welcomeMail, {
          accountId,
          ...(trialEndsOn !== undefined && { trialEndsOn }),
          ...(askedAt !== undefined && { askedAt }),
          ...(hasNoPassword === true && { hasNoPassword }),
        }),
  ConfirmationMailAsked: ({ data }) => start(confirmEmailMail, data),
  SignUpRepeated: ({ data: { accountId, isUnconfirmed }, id }) =>
    start(repeatedSignUpMail, { accountId, eventId: id, ...(isUnconfirmed === true && { isUnconfirmed }) }),
});

const isOfStaff = (role: string): boolean => role === 'ROLE_ADMIN' || role === 'ROLE_CONTENT_ENTRY';
