import type Stripe from 'stripe';
import { ownDiscount, type OwnDiscount } from 'schemas/payments/discount-codes';
import { unlessRefused } from './said';

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

async function make(stripe: Stripe, { code, percentOff }: OwnDiscount): Promise<string | undefined> {
  const coupon = `fieldfare_${code.toLowerCase()}`;
  const name = `${percentOff}% off the first month`;
  await stripe.coupons.create({ id: coupon, name, percent_off: percentOff, duration: 'once' }).catch(unlessRefused);
  const promotion = { type: 'coupon' as const, coupon };
  return (await stripe.promotionCodes.create({ code, promotion }).catch(unlessRefused))?.id;
}
