import { set } from 'platform/projections';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import { readModel } from '../read-model';

export const advertisedParentsProjection = readModel(advertisedParents, { version: 1 }).fold({
  AccountRegistered: (_, { data, meta }) => ({
    accountId: data.accountId,
    email: data.email,
    firstName: data.parentFirstName ?? null,
    lastName: data.parentLastName ?? null,
    textVersion: data.advertising?.textVersion ?? null,
    receiver: data.advertising?.receiver ?? null,
    agreedAt: data.advertising === undefined ? null : meta.at,
    withdrawnAt: null,
  }),
  AdvertisingAgreed: (row, { data: { textVersion, receiver }, meta: { at: agreedAt } }) =>
    row && set(row, { textVersion, receiver, agreedAt, withdrawnAt: null }),
  AdvertisingWithdrawn: (row, { meta: { at: withdrawnAt } }) =>
    row && set(row, { textVersion: null, receiver: null, agreedAt: null, withdrawnAt }),
});
