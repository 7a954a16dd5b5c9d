/** What can be registered for, by the product id of the address. */
export interface Product {
  readonly title: string;
  readonly price: string;
  /** What is plainly so today. */
  readonly today: string;
}

const mocksToday =
  'Mock exams open later; their dates are still to be announced. Sign up now and practise free for 30 days: we write to you when the dates are set.';

export const products: Readonly<Record<string, Product>> = {
  1: {
    title: 'Standard plan',
    price: '£8.99 a month, unlimited questions',
    today:
      'Card payment opens soon. Until then your account starts as a free trial: 50 questions a day for 30 days, no card, nothing to pay.',
  },
  2: { title: 'Monthly mock exams', price: '£19.49 a set, billed monthly', today: mocksToday },
  3: { title: 'One mock exam', price: '£24.99 a set', today: mocksToday },
};
