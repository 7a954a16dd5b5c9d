import { set } from 'platform/projections';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { readModel } from '../read-model';

export const subscriptionsProjection = readModel(subscriptions, { version: 1 }).fold({
  SubscriptionSeen: (row, { data }) => ({
    subscriptionId: data.subscriptionId,
    familyId: data.familyId,
    productId: data.productId,
    pence: data.pence,
    status: data.status,
    periodEndsAt: data.periodEndsAt,
    endsWithPeriod: data.endsWithPeriod,
    endedAt: data.endedAt ?? null,
    seenAt: data.seenAt,
    // A card that gives again has failed no more.
    failedAttempts: data.status === 'active' ? 0 : (row?.failedAttempts ?? 0),
  }),
  PaymentFailed: (row, { data: { attempt: failedAttempts } }) => set(row, { failedAttempts }),
});
