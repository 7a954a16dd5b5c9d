import type { CommandTools } from 'platform/http';
import { billing, subscriptionIn } from '../billing.decider';
import { familyOfCaller } from '../buying';
import type { OpenPayments } from '../payments-parts';

/**
 * Whoever registered and paid with the address of an account that was there says that it was they: shown by that address,
 * which the caller has confirmed and Stripe has of the payer. A repeat finds it done.
 */
export async function claim(
  { subscriptionId }: { readonly subscriptionId: string },
  { till, accounts }: OpenPayments,
  tools: CommandTools,
): Promise<void> {
  const familyId = familyOfCaller(tools);
  const state = await tools.read(billing, familyId);
  const plan = subscriptionIn(state, subscriptionId);
  if (plan === undefined) return tools.refuse('PlanNotFound');
  const { customerId } = plan;
  if (state.customers.includes(customerId)) return;
  const { accountId, email } = tools.caller;
  if (!(await accounts.isConfirmed(accountId, tools))) return tools.refuse('AddressNotConfirmed');
  const payer = await till.addressOf(customerId);
  if (payer === undefined || tools.hashed(payer) !== tools.hashed(email)) return tools.refuse('PaidWithAnotherAddress');
  await tools.handle(billing, familyId, { type: 'KnowCustomer', data: { familyId, customerId } });
}
