import { at } from 'platform/projections';
import { discountActs } from 'schemas/payments/discounts/discount-acts.table';
import type { DiscountEvent } from 'schemas/payments/discounts/discount.events';
import { readModel } from '../read-model';

const actOf =
  (what: 'made' | 'ended') =>
  ({ discountId }: DiscountEvent['data']): string =>
    `${discountId} ${what}`;
const [made, ended] = [actOf('made'), actOf('ended')];

export const discountActsProjection = readModel(discountActs, { version: 1 }).fold({
  DiscountCodeMade: at(made, (_, { data, meta }) => ({
    actId: made(data),
    code: data.code,
    what: 'made',
    reason: data.reason,
    by: meta.actorId,
    at: meta.at,
  })),
  DiscountCodeEnded: at(ended, (_, { data, meta }) => ({
    actId: ended(data),
    code: data.code,
    what: 'ended',
    reason: data.reason,
    by: meta.actorId,
    at: meta.at,
  })),
});
