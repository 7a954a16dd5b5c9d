import type { PriceList } from 'schemas/payments/price-list';
import { pounds } from '../../parts/prices/use-prices';

/** What can be registered for, by the product id of the address. */
export interface Product {
  readonly title: string;
  readonly price: (prices: PriceList) => string;
  /** What is plainly so today. */
  readonly today: string;
  /** Whether it can be paid for; otherwise a free account is made. */
  readonly isSold: boolean;
}

const mocksToday =
  'Mock exams open later; their dates are still to be announced. Sign up now and practise free for 30 days: we write to you when the dates are set.';

export const products: Readonly<Record<string, Product>> = {
  1: {
    title: 'Standard plan',
    price: ({ standardPence }) => `${pounds(standardPence)} a month, unlimited questions`,
    today:
      'You pay on the next page, by card. Your account begins with the payment, and you can cancel whenever you like.',
    isSold: true,
  },
  2: {
    title: 'Monthly mock exams',
    price: ({ mockExamsPence }) => `${pounds(mockExamsPence)} a set, billed monthly`,
    today: mocksToday,
    isSold: false,
  },
  3: {
    title: 'One mock exam',
    price: ({ oneOffPence }) => `${pounds(oneOffPence)} a set`,
    today: mocksToday,
    isSold: false,
  },
};
