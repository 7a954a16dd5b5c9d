import type { Till } from '../till';
import { stripeTill } from './stripe-till';

interface Settings {
  readonly stripeSecretKey?: string | undefined;
  readonly stripeWebhookSecret?: string | undefined;
  readonly stripeUrl?: string | undefined;
}

/** Who takes the money, where both of Stripe's secrets are known. */
export function tillOf({ stripeSecretKey, stripeWebhookSecret, stripeUrl: url }: Settings): Till | undefined {
  if (stripeSecretKey === undefined || stripeWebhookSecret === undefined) return undefined;
  return stripeTill({ secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, url });
}
