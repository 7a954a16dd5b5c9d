import { subscribers } from 'schemas/marketing/subscribers.table';
import { readModel } from '../read-model';

export const subscribersProjection = readModel(subscribers, { version: 1 }).fold({
  SubscriptionRequested: (row, { data, meta }) => ({ ...data, state: 'asked', askedAt: row?.askedAt ?? meta.at }),
  SubscriptionConfirmed: (row) => row && { ...row, state: 'confirmed' },
  SubscriptionEnded: (row) => row && { ...row, state: 'ended', email: null },
});
