import { londonDayTold, londonTimeTold } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { isForOneChild } from 'schemas/payments/covers.rules';
import { products, type ProductId } from 'schemas/payments/products';
import { isLive } from '../access.rules';
import { billing } from '../billing/billing.decider';
import { subscriptionIn, type Billing } from '../billing/billing.rules';
import { faultOf } from './bought-already.rules';
import { childNamed } from './child-named';
import { discountOf } from '../discounts';
import type { MockSessionForSale } from '../grants-port';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { PRICE_LIST, prices } from '../prices.decider';
import { mustStay } from '../leaving/staying';
import type { Purchase, SeenCheckout, Till } from '../till';

/** A command's tools whose `refuse` takes any code: which codes a call may be refused with is told by its contract. */
type Tools = CommandTools;

export function requireOpen(parts: PaymentsParts, tools: Tools): OpenPayments {
  const { till } = parts;
  if (till === undefined) return tools.refuse('PaymentsNotOpen');
  return { ...parts, till };
}

/** Whose plan somebody steers who is signed in: that of the family that they have joined, else their own. */
export const familyOfCaller = ({ caller: { accountId, familyId = accountId } }: Pick<Tools, 'caller'>): string =>
  familyId;

interface Wanted {
  readonly productId: ProductId;
  readonly mockExamSessionId?: string | undefined;
  readonly discountCode?: string | undefined;
}

/** What a product costs today, its discount where a code was given, and the session that it is for; refused where one of them is no good. */
export async function offerFor(
  { productId, mockExamSessionId, discountCode }: Wanted,
  open: OpenPayments,
  tools: Tools,
) {
  const session = await sessionFor({ productId, mockExamSessionId }, open.mockSessions, tools);
  const { list } = await tools.read(prices, PRICE_LIST);
  const code = discountCode?.trim() ?? '';
  const discountId = code === '' ? undefined : await discountOf({ code, productId }, open, tools);
  return { pence: list[products[productId].price], discountId, session };
}

/** Only the single mock exam is for a session, and that session has to be there. */
async function sessionFor(
  { productId, mockExamSessionId }: Wanted,
  mockSessions: OpenPayments['mockSessions'],
  tools: Tools,
): Promise<MockSessionForSale | undefined> {
  if (productId !== 3) return mockExamSessionId === undefined ? undefined : tools.refuse('MockExamNotPartOfIt');
  if (mockExamSessionId === undefined) return tools.refuse('MockExamNotChosen');
  const session = await mockSessions.find(mockExamSessionId, tools);
  if (session === undefined || session.isCatchUp === true) return tools.refuse('SessionNotFound');
  if (session.startsAt <= tools.now) return tools.refuse('SessionHasBegun');
  return session.isFree === true ? tools.refuse('SessionIsFree') : session;
}

/** For how long a seat is held for whoever has gone to pay for it: in ms. What is paid later is given all the same. */
const HELD_MS = 60 * 60_000;
export const heldUntil = (now: string): string => new Date(Date.parse(now) + HELD_MS).toISOString();

type Offer = Awaited<ReturnType<typeof offerFor>>;

const paths = { 1: 'success', 2: 'mock-exam-payment-success', 3: 'mock-exam-payment-success', 4: 'success' } as const;

interface Sale {
  readonly purchase: Purchase;
  readonly offer: Offer;
  readonly customerId?: string | undefined;
  readonly email?: string | undefined;
  /** Which page of ours led to the form: whoever closes the page comes back to the form with it. */
  readonly source?: string | undefined;
}

/** Opens a page to pay on; the same page for a repeat of the command. */
export async function openPage(
  { purchase, offer, customerId, email, source }: Sale,
  { till, publicUrl }: OpenPayments,
  tools: Tools,
) {
  const back = `${publicUrl}/auth`;
  return till.checkout(
    {
      purchase,
      pence: offer.pence,
      discountId: offer.discountId,
      about: offer.session && examTold(offer.session),
      customerId,
      email,
      successUrl: `${back}/${paths[purchase.productId]}?checkout={CHECKOUT_SESSION_ID}${paidFor(purchase)}`,
      cancelUrl: `${back}/failure?${leftAt({ purchase, source }, tools)}`,
    },
    tools.idFor('checkout'),
  );
}

/** `Mock exam on Saturday 6 March 2027 at 10:00 am, London time`. */
const examTold = ({ startsAt }: MockSessionForSale): string =>
  `Mock exam on ${londonDayTold(startsAt)} at ${londonTimeTold(startsAt)}, London time`;

/** Of a single mock exam, which: the page after the payment names it. */
const paidFor = ({ mockExamSessionId }: Purchase): string =>
  mockExamSessionId === undefined ? '' : `&session=${encodeURIComponent(mockExamSessionId)}`;

/** Where whoever leaves the page comes back to is told which one it was: it is closed then. */
function leftAt(
  { purchase: { buyer, productId, mockExamSessionId }, source }: Pick<Sale, 'purchase' | 'source'>,
  tools: Tools,
): string {
  const told = new URLSearchParams({ product: String(productId) });
  if (mockExamSessionId !== undefined) told.set('session', mockExamSessionId);
  if (source !== undefined) told.set('source', source);
  if (buyer.kind === 'registration') told.set('registration', buyer.id);
  else told.set('page', tools.idFor('checkout'));
  return told.toString();
}

/** A code is good once for each family, whatever became of what it was given for. */
const hasUsed = ({ paid }: Billing, discountId: string | undefined): boolean =>
  discountId !== undefined && paid.some((one) => one.discountId === discountId);

/** Who pays for the family at Stripe: who bears its running plan, else the first that was known. Never a stranger. */
export function customerOf({ customers, subscriptions }: Billing): string | undefined {
  const bearing = subscriptions.filter(isLive).findLast(({ customerId }) => customers.includes(customerId));
  return bearing?.customerId ?? customers[0];
}

/** `learnerId`: for whom, where that is not the child who is chosen. */
type Asked = Wanted & { readonly learnerId?: string | undefined };

function refuseFault(fault: ReturnType<typeof faultOf>, tools: Tools): void {
  if (fault !== undefined) tools.refuse(fault);
}

/** Somebody who is signed in buys for their family. A repeat gets the page of the first time, and closes nothing. */
export async function buyForFamily(asked: Asked, parts: PaymentsParts, tools: Tools): Promise<{ url: string }> {
  const open = requireOpen(parts, tools);
  const familyId = familyOfCaller(tools);
  const learnerId = await childNamed(asked.learnerId, open, tools);
  const wanted = { ...asked, learnerId };
  const before = await tools.read(billing, familyId);
  const askId = tools.idFor('checkout');
  const first = before.started.find((page) => page.askId === askId);
  if (first) return pageAgain(first.checkoutId, open, tools);
  refuseFault(faultOf(before, wanted), tools);
  await mustStay({ familyId, learnerId: isForOneChild(asked.productId) ? learnerId : undefined }, open, tools);
  const offer = await offerFor(wanted, open, tools);
  if (hasUsed(before, offer.discountId)) return tools.refuse('DiscountUsed');
  if (offer.session !== undefined)
    await open.seats.request({ session: offer.session, learnerId, familyId }, heldUntil(tools.now), tools);
  const left = await closePages(before.open, { till: open.till, known: before });
  refuseFault(faultOf(before, wanted, left.bought), tools);
  const customerId = await customerFor(before, open, tools);
  const { productId, mockExamSessionId } = wanted;
  const purchase = { buyer: { kind: 'family' as const, id: familyId }, learnerId, productId, mockExamSessionId };
  const { checkoutId, url } = await openPage({ purchase, offer, customerId }, open, tools);
  const session = mockExamSessionId === undefined ? {} : { mockExamSessionId };
  const data = { familyId, checkoutId, productId, pence: offer.pence, learnerId, askId, ...session };
  const { state } = await tools.handle(billing, familyId, { type: 'StartCheckout', data, closed: left.closed });
  await closeRivals({ checkoutId, state, wanted }, open, tools);
  return { url };
}

async function pageAgain(checkoutId: string, { till }: OpenPayments, tools: Tools): Promise<{ url: string }> {
  const page = await till.seeCheckout(checkoutId);
  if (page?.state === 'open' && page.url !== undefined) return { url: page.url };
  return tools.refuse(isComplete(page) ? 'AlreadyBought' : 'CheckoutIsClosed');
}

// One whose money is still on its way is not paid for again either.
const isComplete = (page: SeenCheckout | undefined): page is SeenCheckout =>
  page?.state === 'paid' || page?.state === 'unpaid';

/** What was paid in the last moment counts as bought, though no webhook has told of it yet. */
async function closePages(checkoutIds: readonly string[], { till, known }: { till: Till; known: Billing }) {
  const pages = await Promise.all(checkoutIds.map((checkoutId) => till.close(checkoutId)));
  // A subscription that is known tells by itself whether it goes on.
  const isNews = ({ subscriptionId = '' }: SeenCheckout) => subscriptionIn(known, subscriptionId) === undefined;
  return {
    bought: pages
      .filter(isComplete)
      .filter(isNews)
      .flatMap(({ purchase }) => purchase ?? []),
    closed: checkoutIds.filter((_, index) => !isComplete(pages[index])),
  };
}

interface Started {
  readonly checkoutId: string;
  readonly state: Billing;
  readonly wanted: Parameters<typeof faultOf>[1];
}

/**
 * Several may ask at once, and none of them saw the pages of the others. The family's stream puts them in order: each
 * closes those before its own, so that the last one alone can be paid.
 */
async function closeRivals({ checkoutId, state, wanted }: Started, { till }: OpenPayments, tools: Tools) {
  const rivals = state.open.slice(0, Math.max(0, state.open.indexOf(checkoutId)));
  if (rivals.length === 0) return;
  const familyId = familyOfCaller(tools);
  const { bought, closed } = await closePages(rivals, { till, known: state });
  const fault = faultOf(state, wanted, bought);
  if (fault !== undefined) await till.close(checkoutId);
  const checkoutIds = fault === undefined ? closed : [...closed, checkoutId];
  await tools.handle(billing, familyId, { type: 'NoteCheckoutsClosed', data: { familyId, checkoutIds } });
  refuseFault(fault, tools);
}

/** Noted each time, to no effect where it is known: a repeat gives its commands in the same order. */
async function customerFor(before: Billing, { till }: OpenPayments, tools: Tools): Promise<string> {
  const { email } = tools.caller;
  const familyId = familyOfCaller(tools);
  // One for each family, however often and at once it is asked for.
  const customerId = customerOf(before) ?? (await till.customer(email, `customer-${familyId}-${tools.hashed(email)}`));
  await tools.handle(billing, familyId, { type: 'KnowCustomer', data: { familyId, customerId } });
  return customerId;
}
