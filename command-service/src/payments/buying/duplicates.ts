import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import type { Billing } from '../billing/billing.rules';
import type { OpenPayments } from '../payments-parts';

interface Duplicate {
  readonly known: Billing['subscriptions'][number];
  readonly state: Billing;
}

/** What a family bought a second time is ended and refunded at once; that it was is written last, so that a kill repeats it. */
export async function returnDuplicate({ known, state }: Duplicate, parts: OpenPayments, tools: CommandTools) {
  const { familyId, subscriptionId } = known;
  if (state.duplicates[subscriptionId] !== 'found') return;
  await parts.till.giveBack(subscriptionId);
  const data = { familyId, subscriptionId };
  const { events } = await tools.handle(billing, familyId, { type: 'NoteDuplicateReturned', data });
  if (events.length > 0) parts.log.warn(data, 'a plan was bought a second time: it was ended and refunded');
}
