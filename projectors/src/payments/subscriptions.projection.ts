import { set } from 'platform/projections';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { coversMocks } from 'schemas/payments/covers.rules';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../read-model';

type Row = RowOf<typeof subscriptions>;
type Seen = Extract<BillingEvent, { type: 'SubscriptionSeen' }>['data'];

export const subscriptionsProjection = readModel(subscriptions, { version: 4 }).fold({
  SubscriptionSeen: (row, { data }) => ({
    subscriptionId: data.subscriptionId,
    familyId: data.familyId,
    customerId: data.customerId,
    productId: data.productId,
    pence: data.pence,
    mocksFor: isOfMocks(data) ? data.learnerId : null,
    status: data.status,
    periodEndsAt: data.periodEndsAt,
    endsWithPeriod: data.endsWithPeriod,
    endedAt: data.endedAt ?? null,
    isDuplicate: row?.isDuplicate ?? false,
    seenAt: data.seenAt,
    ...failures(row, data),
    ...kept(data),
  }),
  DuplicatePurchaseFound: (row) => set(row, { isDuplicate: true }),
  PaymentFailed: (row, { data: { attempt: failedAttempts, nextAttemptAt = null } }) =>
    set(row, { failedAttempts, nextAttemptAt }),
});

/** Also where mock exams are still covered, before something cheaper. */
const isOfMocks = ({ productId, keepsProductId, keepsUntil, periodEndsAt }: Seen): boolean =>
  coversMocks(productId) ||
  (keepsProductId !== undefined && keepsUntil === periodEndsAt && coversMocks(keepsProductId));

/** A card that gives again has failed no more. */
const failures = (row: Row | undefined, { status }: Seen) => ({
  failedAttempts: status === 'active' ? 0 : (row?.failedAttempts ?? 0),
  nextAttemptAt: status === 'past_due' ? (row?.nextAttemptAt ?? null) : null,
});

const kept = ({ keepsProductId, keepsPence, keepsUntil }: Seen) => ({
  keepsProductId: keepsProductId ?? null,
  keepsPence: keepsPence ?? null,
  keepsUntil: keepsUntil ?? null,
});
