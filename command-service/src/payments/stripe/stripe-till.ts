import Stripe from 'stripe';
import { products } from 'schemas/payments/products';
import type { NewCheckout, SeenCheckout, SeenInvoice, Told, Till } from '../till';
import { discountAt, discountsAt, endDiscount, makeDiscount } from './discounts-there';
import { disputeAt, disputesSince, pageOf, paymentsSince, refundsSince, subscriptionsAfter } from './lists';
import { outagesTold } from './outages-told';
import { paymentsOf } from './payments-of';
import { changeAtOnce, changeNextMonth, priceOfChange } from './plan-change';
import { productAt } from './products-there';
import { purchaseIn, writtenBeside } from './purchase-beside';
import { receiptsOf } from './receipts';
import { giveBack, giveBackPayment, paymentAt, refundPart } from './refunding';
import { idIn, instantIn, unlessMissing, unlessRefused } from './said';
import { subscriptionOf } from './subscription-seen';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe answers; its own address unless told. */
  readonly url?: string | undefined;
}

/** As Stripe recommends. */
const TOLERANCE_SECONDS = 300;
const PATIENCE_MS = 8_000;

/** Stripe as the one who takes the money: the only place where its library is used. */
export function stripeTill({ secretKey, webhookSecret, url }: StripeSettings): Till {
  const stripe = new Stripe(secretKey, {
    ...placeOf(url),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return outagesTold({
    ...givingBack(stripe),
    ...lists(stripe),
    ...changes(stripe),
    customer: async (email, key) => (await stripe.customers.create({ email }, { idempotencyKey: key })).id,
    addressOf: (id) => addressOf(stripe, id),
    ...discounts(stripe),
    checkout: (wanted, key) => openCheckout(stripe, wanted, key),
    close: async (id) =>
      checkoutOf((await stripe.checkout.sessions.expire(id).catch(unlessRefused)) ?? (await sessionAt(stripe, id))),
    end: async (id) => {
      await stripe.subscriptions.cancel(id).catch(unlessRefused);
    },
    receipts: (customer, most) => receiptsOf(stripe, customer, most),
    forget: async (id) => {
      await stripe.customers.del(id).catch(unlessMissing);
    },
    portal: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    seeCheckout: async (id) => checkoutOf(await sessionAt(stripe, id)),
    seeSubscription: async (id) => subscriptionOf(await stripe.subscriptions.retrieve(id).catch(unlessMissing)),
    seeInvoice: async (id) => invoiceOf(await stripe.invoices.retrieve(id).catch(unlessMissing)),
    seePayment: (id) => paymentAt(stripe, id),
    seeDispute: (id) => disputeAt(stripe, id),
    opened: (payload, signature) => {
      try {
        return toldBy(stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_SECONDS));
      } catch {
        return undefined;
      }
    },
  });
}

const discounts = (stripe: Stripe): Pick<Till, 'discount' | 'discounts' | 'makeDiscount' | 'endDiscount'> => ({
  discount: (code) => discountAt(stripe, code),
  discounts: () => discountsAt(stripe),
  makeDiscount: (wanted, askId) => makeDiscount(stripe, wanted, askId),
  endDiscount: (id) => endDiscount(stripe, id),
});

const givingBack = (stripe: Stripe): Pick<Till, 'refund' | 'giveBack' | 'giveBackPayment'> => ({
  refund: (wanted) => refundPart(stripe, wanted),
  giveBack: (id) => giveBack(stripe, id),
  giveBackPayment: (id) => giveBackPayment(stripe, id),
});

const changes = (stripe: Stripe): Pick<Till, 'priceOfChange' | 'changeAtOnce' | 'changeNextMonth' | 'setEnding'> => ({
  priceOfChange: (id, change) => priceOfChange(stripe, id, change),
  changeAtOnce: (id, change, key) => changeAtOnce(stripe, { id, key }, change),
  changeNextMonth: (id, change, key) => changeNextMonth(stripe, { id, key }, change),
  setEnding: async (id, endsWithPeriod) => {
    await stripe.subscriptions.update(id, { cancel_at_period_end: endsWithPeriod }).catch(unlessRefused);
  },
});

const lists = (
  stripe: Stripe,
): Pick<Till, 'paymentsOf' | 'subscriptionsAfter' | `${'payments' | 'refunds' | 'disputes'}Since` | 'pageOf'> => ({
  paymentsOf: (customer) => paymentsOf(stripe, customer),
  subscriptionsAfter: (after) => subscriptionsAfter(stripe, after),
  paymentsSince: (since, after) => paymentsSince(stripe, since, after),
  refundsSince: (since, after) => refundsSince(stripe, since, after),
  disputesSince: (since, after) => disputesSince(stripe, since, after),
  pageOf: (paymentId) => pageOf(stripe, paymentId),
});

function placeOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}

const sessionAt = (stripe: Stripe, id: string) => stripe.checkout.sessions.retrieve(id).catch(unlessMissing);

async function addressOf(stripe: Stripe, id: string): Promise<string | undefined> {
  const customer = await stripe.customers.retrieve(id).catch(unlessMissing);
  return customer === undefined || customer.deleted === true ? undefined : (customer.email ?? undefined);
}

async function openCheckout(stripe: Stripe, wanted: NewCheckout, key: string) {
  const { purchase, pence } = wanted;
  const product = await productAt(stripe, purchase.productId);
  const ways = products[purchase.productId].isMonthly ? monthly : once;
  const session = await stripe.checkout.sessions.create(
    { ...common(wanted), ...ways(wanted, { currency: 'gbp', product, unit_amount: pence }) },
    { idempotencyKey: `${key}-${pence}` },
  );
  if (session.url === null) throw new Error(`Stripe gave ${session.id} no page`);
  return { checkoutId: session.id, url: session.url };
}

const common = ({ purchase, customerId, email, discountId, about, successUrl, cancelUrl }: NewCheckout) => ({
  client_reference_id: purchase.buyer.id,
  metadata: writtenBeside(purchase),
  success_url: successUrl,
  cancel_url: cancelUrl,
  ...(customerId === undefined ? email !== undefined && { customer_email: email } : { customer: customerId }),
  ...(discountId !== undefined && { discounts: [{ promotion_code: discountId }] }),
  ...(about !== undefined && { custom_text: { submit: { message: about } } }),
});

interface PriceData {
  readonly currency: 'gbp';
  readonly product: string;
  readonly unit_amount: number;
}

const monthly = ({ purchase }: NewCheckout, price: PriceData) => ({
  mode: 'subscription' as const,
  line_items: [{ quantity: 1, price_data: { ...price, recurring: { interval: 'month' as const } } }],
  subscription_data: { metadata: writtenBeside(purchase) },
});

const once = ({ purchase, customerId, about }: NewCheckout, price: PriceData) => ({
  mode: 'payment' as const,
  line_items: [{ quantity: 1, price_data: price }],
  payment_intent_data: { metadata: writtenBeside(purchase), ...(about !== undefined && { description: about }) },
  ...(customerId === undefined && { customer_creation: 'always' as const }),
});

function checkoutOf(session: Stripe.Checkout.Session | undefined): SeenCheckout | undefined {
  if (session === undefined) return undefined;
  return {
    checkoutId: session.id,
    state: stateOf(session),
    discountId: idIn(session.discounts?.[0]?.promotion_code),
    url: session.url ?? undefined,
    purchase: purchaseIn(session.metadata),
    customerId: idIn(session.customer),
    subscriptionId: idIn(session.subscription),
    paymentId: idIn(session.payment_intent),
    pence: session.amount_total ?? 0,
  };
}

function stateOf({ status, payment_status: payment }: Stripe.Checkout.Session): SeenCheckout['state'] {
  if (status === 'complete') return payment === 'unpaid' ? 'unpaid' : 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

function invoiceOf(invoice: Stripe.Invoice | undefined): SeenInvoice | undefined {
  if (invoice === undefined) return undefined;
  return {
    invoiceId: invoice.id,
    subscriptionId: idIn(invoice.parent?.subscription_details?.subscription),
    isPaid: invoice.status === 'paid',
    attempt: invoice.attempt_count,
    pence: invoice.amount_due,
    nextAttemptAt: instantIn(invoice.next_payment_attempt),
  };
}

function toldBy({ id, type, data }: Stripe.Event): Told {
  const object = data.object as { readonly id?: string; readonly object: string; readonly payment_intent?: unknown };
  const kind = kinds[object.object];
  if (kind !== undefined) return { stripeEventId: id, type, about: { kind, id: object.id ?? '' } };
  const payment = paymentTold(type, object.payment_intent);
  const about = payment === undefined ? ({ kind: 'nothing of ours', id: '' } as const) : payment;
  return { stripeEventId: id, type, about };
}

/** Of payments only that something was given back is news: what they were for tells of them by itself. */
function paymentTold(type: string, payment: unknown): Told['about'] | undefined {
  const isOfRefund = type === 'charge.refunded' || type.startsWith('refund.');
  return isOfRefund && typeof payment === 'string' ? { kind: 'payment', id: payment } : undefined;
}

const kinds: Readonly<Record<string, Told['about']['kind'] | undefined>> = {
  'checkout.session': 'checkout',
  subscription: 'subscription',
  invoice: 'invoice',
  dispute: 'dispute',
};
