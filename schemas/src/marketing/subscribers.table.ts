import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Email, Id, Instant, Personal, Text } from '../describe/schema';
import { table } from '../describe/table';

/** The mailing list. */
export const subscribers = table('marketing_subscribers', {
  keeps: 'The mailing list: your address, since when',
  row: {
    subscriberId: Id,
    email: Personal(Email, 'subscriberId'),
    source: Type.String({ maxLength: 40 }),
    state: Type.Enum(['asked', 'confirmed', 'ended']),
    askedAt: Instant,
    /** Who keeps the list beside us, and when they were told; null where nobody was. */
    provider: Maybe(Text(60)),
    toldAt: Maybe(Instant),
  },
  key: 'subscriberId',
  indexes: [['state', 'askedAt']],
  anyCase: ['email'],
});
