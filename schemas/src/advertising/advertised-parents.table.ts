import { Maybe } from '../describe/events';
import { Email, Id, Instant, Name, Personal } from '../describe/schema';
import { table } from '../describe/table';
import { agreement } from './advertising.events';

/** Parents, what they agreed to, and what is passed on of them if they did. Nothing of a child stands here. */
export const advertisedParents = table('advertising_parents', {
  keeps: 'Whether we may tell where we advertise that you signed up',
  row: {
    accountId: Id,
    email: Personal(Email, 'accountId'),
    firstName: Personal(Name, 'accountId'),
    lastName: Personal(Name, 'accountId'),
    /** What is agreed to now; null where nothing is. */
    textVersion: Maybe(agreement.textVersion),
    receiver: Maybe(agreement.receiver),
    agreedAt: Maybe(Instant),
    withdrawnAt: Maybe(Instant),
  },
  key: 'accountId',
});
