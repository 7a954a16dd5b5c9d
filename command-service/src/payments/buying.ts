import type { CommandTools } from 'platform/http';
import { products, type ProductId } from 'schemas/payments/products';
import { isLive } from './access.rules';
import { billing, type Billing } from './billing.decider';
import type { OpenPayments, PaymentsParts } from './payments-parts';
import { PRICE_LIST, prices } from './prices.decider';
import type { Purchase } from './till';

/** A command's tools whose `refuse` takes any code: which codes a call may be refused with is told by its contract. */
type Tools = CommandTools;

export function requireOpen(parts: PaymentsParts, tools: Tools): OpenPayments {
  const { till } = parts;
  if (till === undefined) return tools.refuse('PaymentsNotOpen');
  return { ...parts, till };
}

interface Wanted {
  readonly productId: ProductId;
  readonly mockExamSessionId?: string | undefined;
  readonly discountCode?: string | undefined;
}

/** What a product costs today, and its discount where a code was given; refused where the code is no good. */
export async function offerFor(
  { productId, mockExamSessionId, discountCode }: Wanted,
  { till, mockSessions }: OpenPayments,
  tools: Tools,
) {
  const fault = await faultOfSession({ productId, mockExamSessionId }, mockSessions, tools);
  if (fault !== undefined) return tools.refuse(fault);
  const { list } = await tools.read(prices, PRICE_LIST);
  const code = discountCode?.trim() ?? '';
  const discountId = code === '' ? undefined : await till.discount(code);
  if (code !== '' && discountId === undefined) return tools.refuse('DiscountNotKnown');
  return { pence: list[products[productId].price], discountId };
}

/** Only the single mock exam is for a session, and that session has to be there. */
async function faultOfSession(
  { productId, mockExamSessionId }: Wanted,
  mockSessions: OpenPayments['mockSessions'],
  tools: Tools,
) {
  if (productId !== 3) return mockExamSessionId === undefined ? undefined : 'MockExamNotPartOfIt';
  if (mockExamSessionId === undefined) return 'MockExamNotChosen';
  return (await mockSessions.find(mockExamSessionId, tools)) === undefined ? 'SessionNotFound' : undefined;
}

type Offer = Awaited<ReturnType<typeof offerFor>>;

const paths = { 1: 'success', 2: 'mock-exam-payment-success', 3: 'mock-exam-payment-success', 4: 'success' } as const;

interface Sale {
  readonly purchase: Purchase;
  readonly offer: Offer;
  readonly customerId?: string | undefined;
  readonly email?: string | undefined;
}

/** Opens a page to pay on; the same page for a repeat of the command. */
export async function openPage(
  { purchase, offer, customerId, email }: Sale,
  { till, publicUrl }: OpenPayments,
  tools: Tools,
) {
  const back = `${publicUrl}/auth`;
  return till.checkout(
    {
      purchase,
      pence: offer.pence,
      discountId: offer.discountId,
      customerId,
      email,
      successUrl: `${back}/${paths[purchase.productId]}?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${back}/failure?product=${purchase.productId}`,
    },
    tools.idFor('checkout'),
  );
}

/** Whether a family has what it asks for already. */
export function hasAlready({ subscriptions, paid }: Billing, { productId, mockExamSessionId }: Wanted): boolean {
  const live = subscriptions.filter(isLive).map((subscription) => subscription.productId);
  if (productId === 3) {
    const isPaid = paid.some((one) => one.productId === 3 && one.mockExamSessionId === mockExamSessionId);
    return isPaid || live.includes(2) || live.includes(4);
  }
  return live.includes(productId) || live.includes(4) || (productId === 4 && live.length > 0);
}

/** Somebody who is signed in buys for their family. */
export async function buyForFamily(wanted: Wanted, parts: PaymentsParts, tools: Tools): Promise<{ url: string }> {
  const open = requireOpen(parts, tools);
  const { accountId: familyId, learnerId, email } = tools.caller;
  const before = await tools.read(billing, familyId);
  if (hasAlready(before, wanted)) return tools.refuse('AlreadyBought');
  const offer = await offerFor(wanted, open, tools);
  const customerId = before.customers.at(-1) ?? (await newCustomer({ familyId, email }, open, tools));
  const { productId, mockExamSessionId } = wanted;
  const purchase = { buyer: { kind: 'family' as const, id: familyId }, learnerId, productId, mockExamSessionId };
  const { checkoutId, url } = await openPage({ purchase, offer, customerId }, open, tools);
  // Two open pages could both be paid.
  for (const other of before.open) if (other !== checkoutId) await open.till.close(other);
  const session = mockExamSessionId === undefined ? {} : { mockExamSessionId };
  const data = { familyId, checkoutId, productId, pence: offer.pence, learnerId, ...session };
  await tools.handle(billing, familyId, { type: 'StartCheckout', data });
  return { url };
}

async function newCustomer(
  of: { familyId: string; email: string },
  { till }: OpenPayments,
  tools: Tools,
): Promise<string> {
  // One for each family, however often and at once it is asked for.
  const customerId = await till.customer(of.email, `customer-${of.familyId}-${tools.hashed(of.email)}`);
  await tools.handle(billing, of.familyId, { type: 'KnowCustomer', data: { familyId: of.familyId, customerId } });
  return customerId;
}
