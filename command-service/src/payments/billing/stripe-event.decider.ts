import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { StripeEventEvent } from 'schemas/payments/billing.events';

export interface StripeEventCommand {
  readonly type: 'TakeStripeEvent';
  readonly data: StripeEventEvent['data'];
}

/** Written last, when all that follows of it stands: what was killed before is told again by Stripe, and done again. */
export const stripeEvent = decider({ category: 'stripeevent', initial: false, decide, evolve: () => true });

function decide({ data }: StripeEventCommand, isTaken: boolean): Decision<StripeEventEvent> {
  return acceptUnless<StripeEventEvent>(isTaken, { type: 'StripeEventTaken', data });
}
