import type Stripe from 'stripe';
import { idOf, type Books } from './books';
import { reduced } from './discounts';
import { known, StripeFault } from './fault';
import type { Asked } from './form';
import { blankPortal, blankSession } from './objects/people-blanks';
import { blankCoupon, blankPrice, blankProduct, blankPromotionCode } from './objects/plan-blanks';

const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new StripeFault(400, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
};

export function productFrom(books: Books, asked: Asked): Stripe.Product {
  const id = asked.text('id') ?? idOf('prod');
  if (Object.hasOwn(books.pages.products, id))
    throw new StripeFault(400, `Product already exists: ${id}`, 'resource_already_exists');
  const name = required(asked.text('name'), 'name');
  const product: Stripe.Product = { ...blankProduct, id, name, created: books.now(), updated: books.now() };
  books.pages.products[id] = product;
  return product;
}

/** A price that is told in a request instead of being named. */
export function priceFrom(books: Books, asked: Asked, at: string): Stripe.Price {
  const product = known(books.pages.products, asked.text(`${at}[product]`), 'product');
  const isMonthly = asked.has(`${at}[recurring]`);
  const price: Stripe.Price = {
    ...blankPrice,
    id: idOf('price'),
    created: books.now(),
    currency: required(asked.text(`${at}[currency]`), `${at}[currency]`),
    unit_amount: required(asked.number(`${at}[unit_amount]`), `${at}[unit_amount]`),
    product: product.id,
    type: isMonthly ? 'recurring' : 'one_time',
    recurring: isMonthly
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
  };
  books.pages.prices[price.id] = price;
  return price;
}

export function couponFrom(books: Books, asked: Asked): Stripe.Coupon {
  const id = asked.text('id') ?? idOf('coupon');
  if (Object.hasOwn(books.pages.coupons, id))
    throw new StripeFault(400, `Coupon already exists.`, 'resource_already_exists');
  const percent = required(asked.number('percent_off'), 'percent_off');
  const coupon: Stripe.Coupon = { ...blankCoupon, id, created: books.now(), percent_off: percent, duration: 'once' };
  books.pages.coupons[id] = coupon;
  return coupon;
}

/** In whatever case, as Stripe looks for them; all of them without a name. */
export const codesNamed = ({ pages }: Books, name: string | undefined): Stripe.PromotionCode[] =>
  Object.values(pages.promotionCodes).filter(
    ({ code }) => name === undefined || code.toLowerCase() === name.toLowerCase(),
  );

/** With what it takes off, where that is asked for with it. */
export function withCoupon({ pages }: Books, code: Stripe.PromotionCode): Stripe.PromotionCode {
  const { coupon } = code.promotion;
  const told = typeof coupon === 'string' ? pages.coupons[coupon] : coupon;
  return { ...code, promotion: { ...code.promotion, coupon: told ?? null } };
}

export function promotionCodeFrom(books: Books, asked: Asked): Stripe.PromotionCode {
  const coupon = known(books.pages.coupons, asked.text('promotion[coupon]'), 'coupon');
  const code = required(asked.text('code'), 'code');
  if (codesNamed(books, code).some(({ active }) => active))
    throw new StripeFault(400, 'An active promotion code with `code: ' + code + '` already exists.');
  const made: Stripe.PromotionCode = {
    ...blankPromotionCode,
    id: idOf('promo'),
    created: books.now(),
    code,
    promotion: { type: 'coupon', coupon: coupon.id },
    metadata: asked.metadata('metadata'),
  };
  books.pages.promotionCodes[made.id] = made;
  return made;
}

const DAY = 86_400;

const orNull = (text: string | undefined) => text ?? null;

function buyerIn({ pages }: Books, asked: Asked) {
  const customer = asked.text('customer');
  if (customer !== undefined) known(pages.customers, customer, 'customer');
  return { customer: customer ?? null, customer_email: asked.text('customer_email') ?? null };
}

export function createSession(books: Books, asked: Asked): Stripe.Checkout.Session {
  const mode = asked.text('mode') === 'subscription' ? 'subscription' : 'payment';
  const price = priceFrom(books, asked, 'line_items[0][price_data]');
  const couponId = couponOf(books, asked);
  const total = reduced(price.unit_amount ?? 0, books.pages.coupons[couponId ?? '']);
  const id = idOf('cs_test');
  const session: Stripe.Checkout.Session = {
    ...blankSession,
    id,
    created: books.now(),
    mode,
    status: 'open',
    payment_status: 'unpaid',
    ...buyerIn(books, asked),
    discounts: discountsOf(asked),
    customer_details: null,
    client_reference_id: orNull(asked.text('client_reference_id')),
    payment_intent: null,
    amount_subtotal: price.unit_amount,
    amount_total: total,
    success_url: required(asked.text('success_url'), 'success_url'),
    cancel_url: orNull(asked.text('cancel_url')),
    expires_at: asked.number('expires_at') ?? books.now() + DAY,
    metadata: asked.metadata('metadata'),
    custom_text: { ...blankSession.custom_text, submit: submitOf(asked) },
    url: `${books.publicUrl}/stripe/checkout/${id}`,
  };
  books.pages.sessions[id] = session;
  const subscriptionMetadata = asked.metadata('subscription_data[metadata]');
  const paymentMetadata = asked.metadata('payment_intent_data[metadata]');
  books.pages.orders[id] = { priceId: price.id, couponId, subscriptionMetadata, paymentMetadata };
  return session;
}

const submitOf = (asked: Asked): Stripe.Checkout.Session['custom_text']['submit'] => {
  const message = asked.text('custom_text[submit][message]');
  return message === undefined ? null : { message };
};

const discountsOf = (asked: Asked): Stripe.Checkout.Session['discounts'] => {
  const code = asked.text('discounts[0][promotion_code]');
  return code === undefined ? [] : [{ coupon: null, promotion_code: code }];
};

function couponOf({ pages }: Books, asked: Asked): string | null {
  const code = asked.text('discounts[0][promotion_code]');
  if (code === undefined) return asked.text('discounts[0][coupon]') ?? null;
  const { promotion } = known(pages.promotionCodes, code, 'promotion_code');
  return promotion.coupon as string;
}

export function createPortal(books: Books, asked: Asked): Stripe.BillingPortal.Session {
  const { id: customer } = known(books.pages.customers, asked.text('customer'), 'customer');
  const id = idOf('bps');
  const portal: Stripe.BillingPortal.Session = {
    ...blankPortal,
    id,
    created: books.now(),
    customer,
    return_url: asked.text('return_url') ?? null,
    url: `${books.publicUrl}/stripe/portal/${id}`,
  };
  books.pages.portals[id] = portal;
  return portal;
}
