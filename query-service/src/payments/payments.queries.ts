import { checkoutQuery } from './checkout.query';
import { myPlanQuery } from './my-plan.query';
import { priceHistoryQuery, pricesQuery } from './prices.query';

export const paymentsQueries = [pricesQuery, priceHistoryQuery, checkoutQuery, myPlanQuery];
