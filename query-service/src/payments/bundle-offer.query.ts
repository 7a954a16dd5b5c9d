import { answer } from 'platform/http';
import { customers } from 'schemas/payments/customers.table';
import { getBundleOffer } from 'schemas/payments/my-plan.contract';
import { priceLists } from 'schemas/payments/prices/price-lists.table';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import type { RowOf } from 'schemas/describe/table';

/** More than any family has had; the newest are looked at. */
const MOST_LOOKED_AT = 50;

export const bundleOfferQuery = answer(
  getBundleOffer,
  { reads: [priceLists, subscriptions, customers] },
  async (_, { db, caller: { accountId, familyId = accountId, roles }, now }) => {
    const [list, plans, own] = await Promise.all([
      db.from(priceLists).select('bundleHidden').orderBy('version', 'desc').limit(1).executeTakeFirst(),
      db
        .from(subscriptions)
        .selectAll()
        .where('familyId', '=', familyId)
        .orderBy('seenAt', 'desc')
        .limit(MOST_LOOKED_AT)
        .execute(),
      db.from(customers).select('customerId').where('familyId', '=', familyId).execute(),
    ]);
    if (list?.bundleHidden === true) return { isOffered: false };
    const live = plans.filter(({ status }) => LIVE.has(status));
    const isOwn = new Set(own.map(({ customerId }) => customerId));
    // Whoever pays for nothing and may practise all the same was given it: there is nothing for them to buy.
    if (live.length === 0) return { isOffered: !roles.includes('ROLE_USER') };
    const mayChange = live.some(({ customerId }) => isOwn.has(customerId));
    return { isOffered: mayChange && !live.some((plan) => hasBundle(plan, now)) };
  },
);

type Plan = RowOf<typeof subscriptions>;

const LIVE: ReadonlySet<Plan['status']> = new Set(['active', 'trialing', 'past_due'] as const);

/** Also where it is changed to something cheaper, for as long as it is still given. */
const hasBundle = ({ productId, keepsProductId, keepsUntil }: Plan, now: string): boolean =>
  productId === 4 || (keepsProductId === 4 && keepsUntil !== null && keepsUntil > now);
