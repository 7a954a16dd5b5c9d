import { checkouts } from 'schemas/payments/checkouts.table';
import { readModel } from '../read-model';

export const checkoutsProjection = readModel(checkouts, { version: 1 }).fold({
  CheckoutStarted: (row, { data: { checkoutId, familyId, productId } }) =>
    row ?? { checkoutId, familyId, productId, state: 'open' },
  RegistrationCheckoutOpened: (row, { data: { checkoutId } }) =>
    row ?? { checkoutId, familyId: null, productId: null, state: 'open' },
  CheckoutPaid: (_, { data: { checkoutId, familyId, productId } }) => ({
    checkoutId,
    familyId,
    productId,
    state: 'paid',
  }),
});
