import type { CommandTools } from 'platform/http';
import { comparison, COMPARISONS } from '../comparing/comparison.decider';
import type { OpenPayments } from '../payments-parts';

/**
 * A payer has asked their bank for their money. A comparison is begun, which lists it for whoever answers it at Stripe; one
 * that is under way lists it too, or that of the next night.
 */
export async function noteDispute(disputeId: string, { till }: OpenPayments, tools: CommandTools): Promise<void> {
  const dispute = await till.seeDispute(disputeId);
  if (dispute === undefined) return;
  const data = { comparisonId: tools.idFor('comparison'), begunAt: tools.now };
  await tools.handle(comparison, COMPARISONS, { type: 'BeginComparison', data });
}
