import { checkoutsProjection } from './checkouts.projection';
import { priceListsProjection } from './price-lists.projection';
import { subscriptionsProjection } from './subscriptions.projection';

export const paymentsProjections = [priceListsProjection, subscriptionsProjection, checkoutsProjection];
