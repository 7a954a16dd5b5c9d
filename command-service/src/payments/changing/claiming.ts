import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import { subscriptionIn } from '../billing/billing.rules';
import { familyOfCaller } from '../buying/buying';
import type { OpenPayments } from '../payments-parts';

/**
 * Whoever registered and paid with the address of an account that was there says that it was they: shown by that address,
 * which the caller has confirmed and Stripe has of the payer. A repeat finds it done.
 */
export async function claimPlan(subscriptionId: string, open: OpenPayments, tools: CommandTools): Promise<void> {
  const state = await tools.read(billing, familyOfCaller(tools));
  const plan = subscriptionIn(state, subscriptionId);
  if (plan === undefined) return tools.refuse('PlanNotFound');
  if (!state.customers.includes(plan.customerId)) await know(plan.customerId, open, tools);
}

/** The same of what was paid for once. */
export async function claimExam(checkoutId: string, open: OpenPayments, tools: CommandTools): Promise<void> {
  const state = await tools.read(billing, familyOfCaller(tools));
  const customerId = state.paid.find((one) => one.checkoutId === checkoutId)?.customerId;
  if (customerId === undefined) return tools.refuse('PaymentNotFound');
  if (!state.customers.includes(customerId)) await know(customerId, open, tools);
}

async function know(customerId: string, { till, accounts }: OpenPayments, tools: CommandTools): Promise<void> {
  const { accountId, email } = tools.caller;
  if (!(await accounts.isConfirmed(accountId, tools))) return tools.refuse('AddressNotConfirmed');
  const payer = await till.addressOf(customerId);
  if (payer === undefined || tools.hashed(payer) !== tools.hashed(email)) return tools.refuse('PaidWithAnotherAddress');
  const familyId = familyOfCaller(tools);
  await tools.handle(billing, familyId, { type: 'KnowCustomer', data: { familyId, customerId } });
}
