import type { CommandTools } from 'platform/http';
import { eraseNobodies } from '../buying/buyer-of';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { registration } from '../registering/registration.decider';
import { settle } from '../settling';

/**
 * A registration whose time is over. Stripe is asked first: what was paid in the last minute, or told while we were away,
 * becomes an account; a page that is still open is closed, so that nobody pays for what has been erased.
 */
export async function forget(registrationId: string, parts: PaymentsParts, tools: CommandTools): Promise<void> {
  const state = await tools.read(registration, registrationId);
  if (state.stage !== 'waiting') return eraseNobodies(state, registrationId, { ...parts, tools });
  const { till } = parts;
  if (till !== undefined && state.checkoutId !== undefined) {
    const isPaid = await isPaidAtLast(state.checkoutId, { ...parts, till }, tools);
    if (isPaid) return;
  }
  const forgotten = await tools.handle(registration, registrationId, { type: 'Forget', data: { registrationId } });
  await eraseNobodies(forgotten.state, registrationId, { ...parts, tools });
}

async function isPaidAtLast(checkoutId: string, parts: OpenPayments, tools: CommandTools): Promise<boolean> {
  const page = await parts.till.close(checkoutId);
  if (page?.state !== 'paid') return false;
  await settle({ stripeEventId: '', type: '', about: { kind: 'checkout', id: checkoutId } }, parts, tools);
  return true;
}
