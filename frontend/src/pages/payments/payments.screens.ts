import { front, office, type Screen } from '../../screen';

const success = () => import('./payment-success.page');

export const paymentsScreens: readonly Screen[] = [
  front('/auth/success', success),
  front('/auth/mock-exam-payment-success', success),
  office('/app/admin-whizz/payments', () => import('./refunds/refunds.page')),
  office('/app/admin-whizz/comparison', () => import('./comparison/comparison.page')),
  office('/app/admin-whizz/discount-codes', () => import('./discounts/discount-codes.page')),
  office('/app/admin-whizz/prices', () => import('./prices/prices.page')),
  front('/auth/failure', () => import('./payment-failure.page')),
];
