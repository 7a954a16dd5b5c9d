import { start } from 'platform/jobs';
import { process } from '../process';
import { passwordChangedMail } from './password-changed-mail.job';
import { resetMail } from './reset-mail.job';

/** A link goes to the owner of the address, for an address without an account nothing happens; and the owner is told of a new password. */
export const resetPassword = process('reset-password', {
  PasswordResetAsked: ({ data: { accountId, resetId, expiresAt, byStaff }, meta }) =>
    accountId === undefined
      ? undefined
      : start(resetMail, {
          accountId,
          resetId,
          expiresAt,
          askedAt: meta.at,
          ...(byStaff !== undefined && { byStaff }),
        }),
  PasswordChanged: ({ data: { accountId, resetId, changedAt } }) =>
    start(passwordChangedMail, { accountId, resetId, changedAt }),
});
