import type { CommandTools } from 'platform/http';
import { billing } from './billing.decider';
import { familyOfCaller } from './buying';
import type { PaymentsParts } from './payments-parts';
import { registration } from './registration.decider';

/**
 * Somebody came back from a page to pay on without paying: it is closed, so that nobody pays on it in a tab that was left
 * open, beside another. Where it was paid in the same moment Stripe closes nothing.
 */
export async function leaveRegistration(registrationId: string, { till }: PaymentsParts, tools: CommandTools) {
  const state = await tools.read(registration, registrationId);
  if (state.stage === 'waiting' && state.checkoutId !== undefined) await till?.close(state.checkoutId);
}

/** The same of a family's own page; of the others that it has open nothing is closed. */
export async function leaveOfFamily(askId: string, { till }: PaymentsParts, tools: CommandTools) {
  const familyId = familyOfCaller(tools);
  const { started, open } = await tools.read(billing, familyId);
  const page = started.find((one) => one.askId === askId);
  if (page === undefined || !open.includes(page.checkoutId) || till === undefined) return;
  const { checkoutId } = page;
  const { state } = (await till.close(checkoutId)) ?? {};
  if (state === 'paid' || state === 'unpaid') return;
  await tools.handle(billing, familyId, { type: 'NoteCheckoutsClosed', data: { familyId, checkoutIds: [checkoutId] } });
}
