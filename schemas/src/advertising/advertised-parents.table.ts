import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { agreement } from './advertising.events';

/** Parents who agreed to something, or took it back: nobody else, and neither name nor address of anybody. */
export const advertisedParents = table('advertising_parents', {
  keeps: 'That you agreed to our telling where we advertise, or took it back',
  row: {
    accountId: Id,
    /** What is agreed to now; null where nothing is. */
    textVersion: Maybe(agreement.textVersion),
    receiver: Maybe(agreement.receiver),
    agreedAt: Maybe(Instant),
    withdrawnAt: Maybe(Instant),
  },
  key: 'accountId',
});
