import { customers } from 'schemas/payments/customers.table';
import { readModel } from '../read-model';

export const customersProjection = readModel(customers, { version: 1 }).fold({
  CustomerKnown: (_, { data: { customerId, familyId } }) => ({ customerId, familyId }),
});
