import type Stripe from 'stripe';
import { discountCodes, ownDiscount, type OwnDiscount } from 'schemas/payments/discounts/discount-codes';
import type { SeenDiscount } from '../till';
import { instantIn, unlessMissing, unlessRefused } from './said';

/**
 * The id of a code that is good at Stripe. One of ours is made when somebody first uses it, as a product is; once it is
 * there whoever runs Stripe may end it there, and it is not made again. Others are made there by hand.
 */
export async function discountAt(stripe: Stripe, code: string): Promise<string | undefined> {
  const found = await goodCode(stripe, code);
  const own = ownDiscount(code);
  if (found !== undefined || own === undefined || (await isThere(stripe, own))) return found;
  const made = await make(stripe, own);
  // Somebody else has made it in the same moment.
  return made ?? goodCode(stripe, code);
}

const goodCode = async (stripe: Stripe, code: string): Promise<string | undefined> =>
  (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data[0]?.id;

const isThere = async (stripe: Stripe, { code }: OwnDiscount): Promise<boolean> =>
  (await stripe.promotionCodes.list({ code, limit: 1 })).data.length > 0;

const nameOf = (percentOff: number) => `${percentOff}% off the first month`;

async function make(stripe: Stripe, { code, percentOff }: OwnDiscount): Promise<string | undefined> {
  const coupon = `fieldfare_${code.toLowerCase()}`;
  const name = nameOf(percentOff);
  await stripe.coupons.create({ id: coupon, name, percent_off: percentOff, duration: 'once' }).catch(unlessRefused);
  const promotion = { type: 'coupon' as const, coupon };
  return (await stripe.promotionCodes.create({ code, promotion }).catch(unlessRefused))?.id;
}

/** More than anybody looks through; the older ones are shown by Stripe. */
const MOST_LISTED = 100;

/** One of ours that nobody has used yet is made, so that it can be looked at, and ended. */
export async function discountsAt(stripe: Stripe) {
  await Promise.all(discountCodes.map(({ code }) => discountAt(stripe, code)));
  const { data, has_more: hasMore } = await stripe.promotionCodes.list({
    limit: MOST_LISTED,
    expand: ['data.promotion.coupon'],
  });
  return { codes: data.map(seen), hasMore };
}

function seen({
  id,
  code,
  active,
  times_redeemed,
  max_redemptions,
  expires_at,
  promotion,
}: Stripe.PromotionCode): SeenDiscount {
  const endsAt = instantIn(expires_at);
  return {
    discountId: id,
    code,
    ...takenOff(promotion.coupon),
    isActive: active,
    timesRedeemed: times_redeemed,
    ...(max_redemptions !== null && { mostRedeemed: max_redemptions }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

function takenOff(coupon: Stripe.PromotionCode['promotion']['coupon']): Pick<SeenDiscount, 'percentOff' | 'penceOff'> {
  if (coupon === null || typeof coupon === 'string') return {};
  const { percent_off: percentOff, amount_off: penceOff, currency } = coupon;
  if (percentOff !== null) return { percentOff };
  return penceOff !== null && currency === 'gbp' ? { penceOff } : {};
}

/** The name is looked for among all that there ever were: who has used the one would be refused the other. */
export async function makeDiscount(
  stripe: Stripe,
  { code, percentOff }: { readonly code: string; readonly percentOff: number },
  askId: string,
): Promise<string | undefined> {
  const there = (await stripe.promotionCodes.list({ code, limit: 1 })).data[0];
  if (there !== undefined) return there.metadata?.['askId'] === askId ? there.id : undefined;
  if (ownDiscount(code) !== undefined) return undefined;
  const name = nameOf(percentOff);
  const coupon = await stripe.coupons.create(
    { name, percent_off: percentOff, duration: 'once' },
    { idempotencyKey: `${askId}-coupon` },
  );
  const promotion = { type: 'coupon' as const, coupon: coupon.id };
  // Somebody else may have made it in the same moment: of two the second is refused.
  const made = await stripe.promotionCodes.create({ code, promotion, metadata: { askId } }).catch(unlessRefused);
  return made?.id;
}

export const endDiscount = async (stripe: Stripe, id: string): Promise<string | undefined> =>
  (await stripe.promotionCodes.update(id, { active: false }).catch(unlessMissing))?.code;
