import { set } from 'platform/projections';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { readModel } from '../read-model';

export const subscribersProjection = readModel(subscribers, { version: 2 }).fold({
  SubscriptionRequested: (row, { data, meta }) => ({
    ...data,
    state: 'asked',
    askedAt: row?.askedAt ?? meta.at,
    provider: null,
    toldAt: null,
  }),
  SubscriptionConfirmed: (row) => set(row, { state: 'confirmed' }),
  ListMemberTold: (row, { data: { provider }, meta: { at: toldAt } }) => row && set(row, { provider, toldAt }),
  SubscriptionEnded: (row) => set(row, { state: 'ended', email: null, provider: null, toldAt: null }),
});
