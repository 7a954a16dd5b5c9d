import { set } from 'platform/projections';
import { passedOn } from 'schemas/advertising/passed-on.table';
import { readModel } from '../read-model';

export const passedOnProjection = readModel(passedOn, { version: 1 }).fold({
  ConversionOpened: (_, { data, meta: { at } }) => ({
    conversionId: data.conversionId,
    accountId: data.accountId,
    conversion: data.conversion,
    receiver: data.receiver,
    fields: data.fields,
    outcome: 'open',
    at,
  }),
  ConversionClosed: (row, { data: { outcome } }) => row && set(row, { outcome }),
});
