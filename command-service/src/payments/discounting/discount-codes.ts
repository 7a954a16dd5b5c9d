import type { CommandTools } from 'platform/http';
import { articleCode } from 'schemas/payments/discounts/discount-codes';
import { requireOpen } from '../buying/buying';
import type { PaymentsParts } from '../payments-parts';
import { discounts, DISCOUNT_LIST } from './discount.decider';

export async function listCodes(parts: PaymentsParts, tools: CommandTools) {
  const { codes, hasMore } = await requireOpen(parts, tools).till.discounts();
  return { codes: [...codes], hasMore };
}

interface Wanted {
  readonly code: string;
  readonly percentOff: number;
  readonly reason: string;
}

/** A repeat finds the code that it made. */
export async function makeCode({ reason, ...wanted }: Wanted, parts: PaymentsParts, tools: CommandTools) {
  const { till } = requireOpen(parts, tools);
  const discountId = await till.makeDiscount(wanted, tools.idFor('discount'));
  if (discountId === undefined) return tools.refuse('DiscountNameTaken');
  const data = { ...wanted, discountId, reason };
  await tools.handle(discounts, DISCOUNT_LIST, { type: 'NoteDiscountMade', data });
}

/** At Stripe first: what is written here says that nobody gets it any more. */
export async function endCode(
  { discountId, reason }: { readonly discountId: string; readonly reason: string },
  parts: PaymentsParts,
  tools: CommandTools,
) {
  const code = await requireOpen(parts, tools).till.endDiscount(discountId);
  if (code === undefined) return tools.refuse('DiscountNotFound');
  await tools.handle(discounts, DISCOUNT_LIST, { type: 'NoteDiscountEnded', data: { discountId, code, reason } });
}

/** Whoever runs Stripe may have ended the code that the articles name: they name it no more then. */
export async function noteEndedThere(parts: PaymentsParts, tools: CommandTools): Promise<void> {
  const { codes } = await requireOpen(parts, tools).till.discounts();
  const named = codes.find(({ code }) => code.toLowerCase() === articleCode.code.toLowerCase());
  if (named === undefined || named.isActive) return;
  const { discountId, code } = named;
  const data = { discountId, code, reason: 'It was ended at Stripe.' };
  await tools.handle(discounts, DISCOUNT_LIST, { type: 'NoteDiscountEnded', data });
}
