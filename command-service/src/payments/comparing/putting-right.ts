import type { CommandTools } from 'platform/http';
import { requireOpen } from '../buying/buying';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { settle } from '../settling';
import { comparison, COMPARISONS, type Difference } from './comparison.decider';
import { unpaidGrants } from './unpaid-grants';

interface Different {
  readonly comparisonId: string;
  readonly about: string;
}

/** What Stripe's webhook would have done, done now: it is asked again, and only its answer is believed. */
export async function putRight({ comparisonId, about }: Different, parts: PaymentsParts, tools: CommandTools) {
  const open = requireOpen(parts, tools);
  const { newest, found } = await tools.read(comparison, COMPARISONS);
  const difference = found.get(about);
  // A dispute is answered at Stripe, and nowhere else.
  if (newest !== comparisonId || difference === undefined || difference.kind === 'payment-disputed')
    return tools.refuse('DifferenceNotFound');
  await settleAgain(about, open, tools);
  await takeBackUnpaid(difference, open, tools);
  const data = { comparisonId, about, putRightAt: tools.now };
  await tools.handle(comparison, COMPARISONS, { type: 'NotePutRight', data });
  return {};
}

const kinds = { sub: 'subscription', cs: 'checkout' } as const;

async function settleAgain(about: string, open: OpenPayments, tools: CommandTools): Promise<void> {
  const told = { stripeEventId: about, type: 'comparison' };
  const kind = Object.entries(kinds).find(([prefix]) => about.startsWith(`${prefix}_`))?.[1];
  if (kind !== undefined) return settle({ ...told, about: { kind, id: about } }, open, tools);
  const page = await open.till.pageOf(about);
  if (page !== undefined) await settle({ ...told, about: { kind: 'checkout', id: page } }, open, tools);
  return settle({ ...told, about: { kind: 'payment', id: about } }, open, tools);
}

/** What is not paid for at Stripe, now that it was asked again, is given no longer. */
async function takeBackUnpaid({ kind, about, familyId }: Difference, parts: OpenPayments, tools: CommandTools) {
  if (kind !== 'grant-unpaid' || familyId === undefined) return;
  const { unpaid } = await unpaidGrants(familyId, { parts, tools });
  const grantIds = unpaid.filter(({ difference }) => difference.about === about).flatMap((one) => one.grantIds);
  for (const grantId of grantIds)
    await parts.grants.withdraw({ familyId, grantId, reason: 'Stripe has no payment for it.' }, tools);
}
