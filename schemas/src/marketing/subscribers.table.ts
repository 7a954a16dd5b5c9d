import Type from 'typebox';
import { Email, Id, Instant, Personal } from '../describe/schema';
import { table } from '../describe/table';

/** The mailing list. */
export const subscribers = table('marketing_subscribers', {
  row: {
    subscriberId: Id,
    email: Personal(Email, 'subscriberId'),
    source: Type.String({ maxLength: 40 }),
    state: Type.Enum(['asked', 'confirmed', 'ended']),
    askedAt: Instant,
  },
  key: 'subscriberId',
  indexes: [['state', 'askedAt']],
});
