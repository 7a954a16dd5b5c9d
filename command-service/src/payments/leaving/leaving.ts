import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import { familyOfCaller } from '../buying/buying';
import type { PaymentsParts } from '../payments-parts';
import { isPaid } from './closing-pages';
import { registration } from '../registering/registration.decider';
import type { SeenCheckout } from '../till';

/**
 * Somebody came back from a page to pay on without paying: it is closed, so that nobody pays on it in a tab that was left
 * open, beside another, and the place that was held for them is free. Where it was paid in the same moment Stripe closes
 * nothing.
 */
export async function leaveRegistration(registrationId: string, { till, seats }: PaymentsParts, tools: CommandTools) {
  const state = await tools.read(registration, registrationId);
  if (state.stage !== 'waiting' || state.checkoutId === undefined) return;
  const page = await till?.close(state.checkoutId);
  if (!isPaid(page)) await leaveSeat(page, seats, tools);
}

async function leaveSeat(page: SeenCheckout | undefined, seats: PaymentsParts['seats'], tools: CommandTools) {
  const { mockExamSessionId, learnerId } = page?.purchase ?? {};
  if (mockExamSessionId !== undefined && learnerId !== undefined)
    await seats.leave(mockExamSessionId, learnerId, tools);
}

/** The same of a family's own page; of the others that it has open nothing is closed, and what they hold stays held. */
export async function leaveOfFamily(askId: string, { till, seats }: PaymentsParts, tools: CommandTools) {
  const familyId = familyOfCaller(tools);
  const { started, open } = await tools.read(billing, familyId);
  const { checkoutId } = started.find((one) => one.askId === askId) ?? {};
  if (checkoutId === undefined || !open.includes(checkoutId) || till === undefined) return;
  const page = await till.close(checkoutId);
  if (isPaid(page)) return;
  const data = { familyId, checkoutIds: [checkoutId] };
  const left = await tools.handle(billing, familyId, { type: 'NoteCheckoutsClosed', data });
  if (left.state.open.length === 0) await leaveSeat(page, seats, tools);
}
