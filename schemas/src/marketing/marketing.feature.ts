import { feature } from '../describe/feature';
import * as mockPlaceCalls from './mock-place.contract';
import { mockPlaceEvents } from './mock-place.events';
import { mockPlaces } from './mock-places.table';
import { subscribers } from './subscribers.table';
import * as subscriptionCalls from './subscription.contract';
import { subscriptionEvents } from './subscription.events';

export const marketingFeature = feature('marketing', {
  families: [subscriptionEvents, mockPlaceEvents],
  calls: [subscriptionCalls, mockPlaceCalls],
  tables: [subscribers, mockPlaces],
  refusals: {
    // Told to our own workers alone.
    NotOnTheList: { status: 409, title: 'Nobody of this name is on the list.' },
  },
});
