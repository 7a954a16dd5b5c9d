import type { PriceList } from 'schemas/payments/prices/price-list';
import type { ProductId } from 'schemas/payments/products';
import { offersBundle, pounds } from '../../parts/prices/use-prices';

/** What can be registered for. */
export interface Product {
  readonly productId: ProductId;
  readonly title: string;
  readonly price: (prices: PriceList) => string;
  /** What is plainly so today. */
  readonly today: string;
}

const payToday =
  'You pay on the next page, by card. Your account begins with the payment, and you can cancel whenever you like.';
const allExams =
  'Every mock exam to come is in it: you book the dates that suit you, and look back at those that were sat.';

/** In the order in which they are offered. */
const products: readonly Product[] = [
  {
    productId: 1,
    title: 'Standard plan',
    price: ({ standardPence }) => `${pounds(standardPence)} a month, unlimited questions`,
    today: payToday,
  },
  {
    productId: 4,
    title: 'Standard plan and all mock exams',
    price: ({ bundlePence }) => `${pounds(bundlePence)} a month, unlimited questions and all upcoming sessions`,
    today: `${payToday} ${allExams}`,
  },
  {
    productId: 2,
    title: 'Monthly mock exams',
    price: ({ mockExamsPence }) => `${pounds(mockExamsPence)} a set, billed monthly`,
    today: `${payToday} ${allExams}`,
  },
  {
    productId: 3,
    title: 'One mock exam',
    price: ({ oneOffPence }) => `${pounds(oneOffPence)} a set`,
    today:
      'You pay once, by card, on the next page, and there is nothing to cancel. Your account begins with the payment. The exam can be looked back at until the next 30 September.',
  },
];

/** What is offered just now. */
export const offered = (prices: PriceList): readonly Product[] =>
  products.filter(({ productId }) => productId !== 4 || offersBundle(prices));

/** The product of an address (`/auth/register/1`), if one of this number is offered. */
export const productOf = (said: string | undefined, prices: PriceList): Product | undefined =>
  offered(prices).find(({ productId }) => String(productId) === said);
