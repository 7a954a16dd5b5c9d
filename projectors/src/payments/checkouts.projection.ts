import { set } from 'platform/projections';
import { checkouts } from 'schemas/payments/checkouts.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../read-model';

type Row = RowOf<typeof checkouts>;

const blank = (checkoutId: string, familyId: string | null, productId: Row['productId']): Row => ({
  checkoutId,
  familyId,
  productId,
  subscriptionId: null,
  isDuplicateExam: false,
  strangerId: null,
  state: 'open',
});

export const checkoutsProjection = readModel(checkouts, { version: 3 }).fold({
  CheckoutStarted: (row, { data: { checkoutId, familyId, productId } }) =>
    row ?? blank(checkoutId, familyId, productId),
  RegistrationCheckoutOpened: (row, { data: { checkoutId } }) => row ?? blank(checkoutId, null, null),
  CheckoutPaid: (row, { data: { checkoutId, familyId, productId, subscriptionId = null, customerId = null } }) => ({
    checkoutId,
    familyId,
    productId,
    subscriptionId,
    strangerId: customerId,
    isDuplicateExam: row?.isDuplicateExam ?? false,
    state: 'paid',
  }),
  DuplicateExamFound: (row) => set(row, { isDuplicateExam: true }),
});
