import { feature } from '../describe/feature';
import { subscribers } from './subscribers.table';
import * as subscriptionCalls from './subscription.contract';
import { subscriptionEvents } from './subscription.events';

export const marketingFeature = feature('marketing', {
  families: [subscriptionEvents],
  calls: [subscriptionCalls],
  tables: [subscribers],
  refusals: {},
});
