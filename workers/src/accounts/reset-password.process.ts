import { start } from 'platform/jobs';
import { process } from '../process';
import { resetMail } from './reset-mail.job';

/** A link goes to the owner of the address; for an address without an account nothing happens. */
export const resetPassword = process('reset-password', {
  PasswordResetAsked: ({ data: { accountId, resetId, expiresAt }, meta }) =>
    accountId === undefined ? undefined : start(resetMail, { accountId, resetId, expiresAt, askedAt: meta.at }),
});
