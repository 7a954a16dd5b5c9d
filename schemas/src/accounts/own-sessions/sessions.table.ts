import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';

/** Which browsers are signed in. */
export const sessions = table('accounts_sessions', {
  keeps: 'When and until when a device was logged in',
  row: {
    sessionId: Id,
    accountId: Id,
    /** Of the account when it was opened: once the account's own is higher, the session has ended. */
    passwordEpoch: Count,
    openedAt: Instant,
    expiresAt: Instant,
    endedAt: Maybe(Instant),
    /** In words; null where it is not known. */
    device: Maybe(Type.String()),
    /** When its token was last renewed, which a page that is used does every ten minutes. */
    seenAt: Instant,
  },
  key: 'sessionId',
  indexes: [['accountId']],
});
