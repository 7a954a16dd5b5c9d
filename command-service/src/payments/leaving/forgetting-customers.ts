import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import type { Till } from '../till';

/**
 * Has Stripe forget a family: its customers go with their cards, and whatever they pay for ends with them. So does what others
 * pay for it. May be repeated; what has ended or is gone stays so.
 */
export async function forgetCustomers(till: Till | undefined, familyId: string, tools: CommandTools): Promise<void> {
  const { customers, subscriptions, paid, open } = await tools.read(billing, familyId);
  if (till === undefined) return;
  for (const checkoutId of open) await till.close(checkoutId);
  for (const { subscriptionId } of subscriptions) await till.end(subscriptionId);
  const payers = [...subscriptions, ...paid].flatMap(({ customerId }) => customerId ?? []);
  for (const customerId of new Set([...customers, ...payers])) await till.forget(customerId);
}
