import { set } from 'platform/projections';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import { readModel } from '../read-model';

export const advertisedParentsProjection = readModel(advertisedParents, { version: 2 }).fold({
  // Who was never asked, or did not agree, has no row.
  AccountRegistered: (_, { data: { accountId, advertising }, meta: { at: agreedAt } }) =>
    advertising && {
      accountId,
      textVersion: advertising.textVersion,
      receiver: advertising.receiver,
      agreedAt,
      withdrawnAt: null,
    },
  AdvertisingAgreed: (_, { data: { accountId, textVersion, receiver }, meta: { at: agreedAt } }) => ({
    accountId,
    textVersion,
    receiver,
    agreedAt,
    withdrawnAt: null,
  }),
  AdvertisingWithdrawn: (row, { meta: { at: withdrawnAt } }) =>
    row && set(row, { textVersion: null, receiver: null, agreedAt: null, withdrawnAt }),
});
