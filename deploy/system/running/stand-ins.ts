import { join } from 'node:path';

/** What stands in for others, outside the system; each is there once. */
export const standIns = {
  'mail-catcher': 'deploy/dist/mail-catcher.cjs',
  'stripe-stand-in': 'deploy/dist/stripe-stand-in.cjs',
} as const;

export type StandInName = keyof typeof standIns;

export const isStandIn = (name: string): name is StandInName => name in standIns;

const shared = { STRIPE_SECRET_KEY: 'sk_test_of_the_system', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_system' };

/** Where what stands in for Stripe keeps its books. */
export const booksIn = (folder: string): string => join(folder, 'stripe', 'books.json');

/** What whoever takes the money sees, and what the command service sees of them. */
export const cardsOf = ({ folder, stripeUrl, commandUrl }: Place) => ({
  taking: { ...shared, STRIPE_DIR: join(folder, 'stripe'), WEBHOOK_URL: `${commandUrl}/payments/webhook` },
  asking: { ...shared, STRIPE_URL: stripeUrl },
});

interface Place {
  readonly folder: string;
  readonly stripeUrl: string;
  readonly commandUrl: string;
}
