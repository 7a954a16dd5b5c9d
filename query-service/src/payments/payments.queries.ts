import { bundleOfferQuery } from './bundle-offer.query';
import { comparisonQuery } from './comparison.query';
import { checkoutQuery } from './checkout.query';
import { discountHistoryQuery } from './discounts.query';
import { myPlanQuery } from './my-plan.query';
import { priceHistoryQuery, pricesQuery } from './prices.query';
import { refundsQuery } from './refunds.query';

export const paymentsQueries = [
  pricesQuery,
  priceHistoryQuery,
  checkoutQuery,
  myPlanQuery,
  bundleOfferQuery,
  refundsQuery,
  comparisonQuery,
  discountHistoryQuery,
];
