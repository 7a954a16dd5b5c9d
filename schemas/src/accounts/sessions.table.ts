import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** Which browsers are signed in. */
export const sessions = table('accounts_sessions', {
  row: { sessionId: Id, accountId: Id, openedAt: Instant, endedAt: Maybe(Instant) },
  key: 'sessionId',
  indexes: [['accountId']],
});
