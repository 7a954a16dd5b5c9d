import { feature } from '../describe/feature';
import { grantEvents } from './grant.events';
import { grants } from './grants.table';

export const rightsFeature = feature('rights', {
  families: [grantEvents],
  calls: [],
  tables: [grants],
  refusals: {
    GrantNotFound: { status: 404, title: 'There is no such grant in this family.' },
    GrantNeverHolds: { status: 422, title: 'It would end before it begins. Please choose a later end.' },
    GrantNeedsChild: { status: 422, title: 'Mock exams are given to one child. Please say to which.' },
    GrantNamesNoSession: { status: 422, title: 'Please choose at least one mock exam session.' },
    TooManyGrants: { status: 409, title: 'This family has been given so much that no more can be written down.' },
  },
});
