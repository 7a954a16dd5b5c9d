import { start } from 'platform/jobs';
import { process } from '../process';
import { theftMail } from './theft-mail.job';

/** Two have held the token of a session: whoever owns the account is told, once. */
export const warnOfTheft = process('warn-of-theft', {
  RefreshTokenReused: ({ data: { sessionId, accountId } }) => start(theftMail, { sessionId, accountId }),
});
