import { products } from 'schemas/payments/products';
import { moment } from '../../../parts/dates';
import { pounds } from '../../../parts/prices/use-prices';
import type { Payment } from './api';

export function whatFor({ productId, planId }: Payment): string {
  if (productId !== null) return products[productId].name;
  return planId === null ? 'A month of a plan' : `A month of “${products[planId].name}”`;
}

/** How much, and when to the minute: two payments of one day are told apart by it. */
export const paymentNamed = ({ pence, paidAt }: Payment): string => `${pounds(pence)} of ${moment(paidAt)}`;
