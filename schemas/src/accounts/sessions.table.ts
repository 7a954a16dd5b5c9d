import { Maybe } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** Which browsers are signed in. */
export const sessions = table('accounts_sessions', {
  row: {
    sessionId: Id,
    accountId: Id,
    /** Of the account when it was opened: once the account's own is higher, the session has ended. */
    passwordEpoch: Count,
    openedAt: Instant,
    expiresAt: Instant,
    endedAt: Maybe(Instant),
  },
  key: 'sessionId',
  indexes: [['accountId']],
});
