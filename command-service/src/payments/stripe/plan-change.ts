import Stripe from 'stripe';
import Type from 'typebox';
import Value from 'typebox/value';
import { Id, Instant } from 'schemas/describe/schema';
import type { Kept, PlanChange } from '../till';
import { productAt, productOf } from './products-there';
import { instantOf } from './said';

/** What a subscription is now: its one item, and the end of what is paid. */
async function itemAt(stripe: Stripe, id: string): Promise<Stripe.SubscriptionItem> {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  if (!item) throw new Error(`Stripe tells of ${id} without an item`);
  return item;
}

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

async function itemsFor(stripe: Stripe, id: string, { productId, pence }: PlanChange) {
  const [item, product] = await Promise.all([itemAt(stripe, id), productAt(stripe, productId)]);
  const recurring = { interval: 'month' as const };
  return [{ id: item.id, price_data: { currency: 'gbp', product, unit_amount: pence, recurring } }];
}

export async function priceOfChange(stripe: Stripe, id: string, change: PlanChange): Promise<number> {
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: await itemsFor(stripe, id, change),
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(change.prorationAt),
    },
  });
  return Math.max(0, preview.amount_due);
}

interface Where {
  readonly id: string;
  readonly key: string;
}

/** Nothing is changed where the card does not give what it costs. */
export async function changeAtOnce(stripe: Stripe, { id, key }: Where, change: PlanChange) {
  const items = await itemsFor(stripe, id, change);
  try {
    await stripe.subscriptions.update(
      id,
      {
        items,
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(change.prorationAt),
        payment_behavior: 'error_if_incomplete',
        metadata: { ...writtenOf(undefined), ...writtenFor(change) },
      },
      { idempotencyKey: key },
    );
    return 'changed';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'declined';
    throw error;
  }
}

export async function changeNextMonth(
  stripe: Stripe,
  { id, key }: Where,
  { keeps, ...change }: PlanChange & { readonly keeps?: Kept },
): Promise<void> {
  const items = await itemsFor(stripe, id, change);
  const changed = await stripe.subscriptions.update(
    id,
    { items, proration_behavior: 'none', metadata: { ...writtenOf(keeps), ...writtenFor(change) } },
    { idempotencyKey: key },
  );
  const until = instantOf(changed.items.data[0]?.current_period_end ?? 0);
  // A month that began in the same moment was paid for at the old price, and is given whole.
  if (keeps !== undefined && keeps.until !== until)
    await stripe.subscriptions.update(id, { metadata: writtenOf({ ...keeps, until }) });
}

/** An empty text takes a name away at Stripe. */
const writtenOf = (keeps: Kept | undefined) => ({
  keepsProduct: keeps === undefined ? '' : String(keeps.productId),
  keepsPence: keeps === undefined ? '' : String(keeps.pence),
  keepsUntil: keeps?.until ?? '',
});

const writtenFor = ({ mocksFor }: PlanChange): Record<string, string> => (mocksFor === undefined ? {} : { mocksFor });

export const mocksForIn = ({ mocksFor }: Readonly<Record<string, string>>): string | undefined =>
  Value.Check(Id, mocksFor) ? mocksFor : undefined;

/** Undefined where nothing waits, or somebody has changed it by hand into what means nothing. */
export function keptIn(beside: Readonly<Record<string, string>>): Kept | undefined {
  if (!Value.Check(Written, beside)) return undefined;
  const productId = productOf(`fieldfare_${beside.keepsProduct}`);
  const { keepsPence, keepsUntil: until } = beside;
  return productId === undefined ? undefined : { productId, pence: Number(keepsPence), until };
}

const Written = Type.Object({
  keepsProduct: Type.String(),
  keepsPence: Type.String({ pattern: '^[0-9]{1,7}$' }),
  keepsUntil: Instant,
});
