import type Stripe from 'stripe';
import { products, type ProductId } from 'schemas/payments/products';
import { unlessMissing, unlessRefused } from './said';

const productKey = (productId: ProductId) => `fieldfare_${productId}`;

/** Which of ours a product of Stripe's is. */
export const productOf = (key: string | undefined): ProductId | undefined =>
  ([1, 2, 3, 4] as const).find((productId) => productKey(productId) === key);

/** A product is made when somebody first buys it; to make it twice is refused, and just as well. */
export async function productAt(stripe: Stripe, productId: ProductId): Promise<string> {
  const id = productKey(productId);
  await stripe.products.retrieve(id).catch(async (error: unknown) => {
    unlessMissing(error);
    await stripe.products.create({ id, name: products[productId].name }).catch(unlessRefused);
  });
  return id;
}
