import Stripe from 'stripe';

/** For what may be refused because it is so already. */
export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
}

export const idIn = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
export const instantIn = (seconds: number | null | undefined): string | undefined =>
  seconds === null || seconds === undefined ? undefined : instantOf(seconds);
