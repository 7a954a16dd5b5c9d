import { set } from 'platform/projections';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { readModel } from '../read-model';

export const subscribersProjection = readModel(subscribers, { version: 1 }).fold({
  SubscriptionRequested: (row, { data, meta }) => ({ ...data, state: 'asked', askedAt: row?.askedAt ?? meta.at }),
  SubscriptionConfirmed: (row) => set(row, { state: 'confirmed' }),
  SubscriptionEnded: (row) => set(row, { state: 'ended', email: null }),
});
