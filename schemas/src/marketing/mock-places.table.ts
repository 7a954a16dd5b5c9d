import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Email, Id, Instant, Name, Personal } from '../describe/schema';
import { table } from '../describe/table';

/** Who asked for a place in a free mock exam. */
export const mockPlaces = table('marketing_mock_places', {
  keeps: 'Places in a free mock exam that were asked for: names, telephone number',
  row: {
    placeId: Id,
    email: Personal(Email, 'placeId'),
    parentFirstName: Personal(Name, 'placeId'),
    parentLastName: Personal(Name, 'placeId'),
    childName: Personal(Name, 'placeId'),
    telephone: Personal(Type.String({ maxLength: 30 }), 'placeId'),
    source: Type.String({ maxLength: 40 }),
    state: Type.Enum(['asked', 'confirmed', 'seated', 'given up']),
    askedAt: Instant,
    confirmedAt: Maybe(Instant),
  },
  key: 'placeId',
  indexes: [['state', 'askedAt']],
  anyCase: ['email'],
});
