import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** Copies that parents have asked for. */
export const copies = table('privacy_copies', {
  keeps: 'Copies of all this that were asked for',
  row: { copyId: Id, accountId: Id, learnerId: Maybe(Id), askedAt: Instant, expiresAt: Instant },
  key: 'copyId',
  indexes: [['accountId', 'askedAt']],
});
