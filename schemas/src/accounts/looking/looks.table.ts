import { Maybe } from '../../describe/events';
import { Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** Which admin saw the screens of which learner, when and why: for the account's history, and for the parents. */
export const learnerLooks = table('accounts_learner_looks', {
  keeps: 'When somebody of us looked at a child’s screens',
  row: {
    lookId: Id,
    by: Id,
    accountId: Id,
    learnerId: Id,
    reason: Personal(Text(300), 'accountId'),
    beganAt: Instant,
    /** When its token is good no longer, unless it was ended before. */
    endsAt: Instant,
    endedAt: Maybe(Instant),
  },
  key: 'lookId',
  indexes: [['accountId', 'beganAt'], ['learnerId', 'beganAt'], ['by']],
});
