import { comparisonsProjection } from './comparisons.projection';
import { checkoutsProjection } from './checkouts.projection';
import { customersProjection } from './customers.projection';
import { discountActsProjection } from './discount-acts.projection';
import { priceListsProjection } from './price-lists.projection';
import { refundsProjection } from './refunds.projection';
import { subscriptionsProjection } from './subscriptions.projection';

export const paymentsProjections = [
  priceListsProjection,
  subscriptionsProjection,
  checkoutsProjection,
  customersProjection,
  refundsProjection,
  comparisonsProjection,
  discountActsProjection,
];
