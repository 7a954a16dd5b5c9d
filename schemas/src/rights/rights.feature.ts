import { feature } from '../describe/feature';
import { bookingEvents, placeEvents } from './booking.events';
import { bookings } from './bookings.table';
import { grantEvents } from './grant.events';
import { grants } from './grants.table';
import { places } from './places.table';
import * as rightsCalls from './rights.contract';

export const rightsFeature = feature('rights', {
  families: [grantEvents, bookingEvents, placeEvents],
  calls: [rightsCalls],
  tables: [grants, bookings, places],
  refusals: {
    GrantNotFound: { status: 404, title: 'There is no such grant in this family.' },
    GrantNeverHolds: { status: 422, title: 'It would end before it begins. Please choose a later end.' },
    GrantNeedsChild: { status: 422, title: 'Mock exams are given to one child. Please say to which.' },
    GrantMixesMocks: {
      status: 422,
      title: 'Mock exams are one child’s, and practice is the family’s. Please give them one after the other.',
    },
    GrantIsPaid: {
      status: 409,
      title: 'This is paid for. It ends when the payment is refunded or the subscription ends, and not by itself.',
    },
    ReasonNeeded: { status: 422, title: 'Something is taken away by this. Please say why.' },
    SessionNotFound: { status: 404, title: 'There is no such mock exam session.' },
    NoSessionToCome: { status: 409, title: 'No mock exam session is to come yet, so there is none to give.' },
    GrantNamesNoSession: { status: 422, title: 'Please choose at least one mock exam session.' },
    TooManyGrants: { status: 409, title: 'This family has been given so much that no more can be written down.' },
  },
});
