import type { CommandTools } from 'platform/http';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { isLive } from '../access.rules';
import { billing } from '../billing.decider';
import type { Billing } from '../billing.rules';
import { familyOfCaller } from '../buying';
import type { OpenPayments } from '../payments-parts';
import { PRICE_LIST, prices } from '../prices.decider';
import type { Kept, SeenSubscription } from '../till';

interface Asked {
  readonly from: MonthlyProductId;
  readonly to: MonthlyProductId;
}

interface Shown {
  readonly duePence: number;
  readonly monthlyPence: number;
  readonly prorationAt: string;
}

type Subscription = Billing['subscriptions'][number];

/** Those that the family pays for by itself: nobody changes what is charged to somebody else's card. */
export const ownPlans = ({ subscriptions, customers, duplicates }: Billing): readonly Subscription[] =>
  subscriptions.filter(
    (one) => isLive(one) && customers.includes(one.customerId) && duplicates[one.subscriptionId] === undefined,
  );

interface Planned {
  readonly seen: SeenSubscription;
  readonly pence: number;
  readonly isAtOnce: boolean;
  /** What is given until the end of what is paid; undefined where a change that waited is taken back. */
  readonly keeps: Kept | undefined;
}

/** What a change comes to, by what Stripe says now; `done` where the plan is so already. */
async function planned(asked: Asked, open: OpenPayments, tools: CommandTools): Promise<Planned | 'done'> {
  const state = await tools.read(billing, familyOfCaller(tools));
  const seen = await runningAt(asked, state, open.till);
  if (seen?.productId === asked.to) return 'done';
  if (seen?.productId !== asked.from) return tools.refuse('PlanNotRunning');
  const fault = faultOf(seen, asked, state);
  if (fault !== undefined) return tools.refuse(fault);
  const waiting = waitingOf(seen);
  if (waiting !== undefined) return { seen, pence: waiting.pence, isAtOnce: false, keeps: undefined };
  const { list } = await tools.read(prices, PRICE_LIST);
  const pence = list[products[asked.to].price];
  const keeps = { productId: asked.from, pence: seen.pence, until: seen.periodEndsAt };
  return { seen, pence, isAtOnce: pence > seen.pence, keeps };
}

/** How the plan is that is to be changed, or was already; undefined where it runs no more. */
async function runningAt({ from, to }: Asked, state: Billing, till: OpenPayments['till']) {
  const own = ownPlans(state);
  const of = (product: MonthlyProductId) => own.findLast(({ productId }) => productId === product);
  const known = of(from) ?? of(to);
  const seen = known && (await till.seeSubscription(known.subscriptionId));
  return seen && isLive(seen) ? seen : undefined;
}

/** What the plan was before a change that waits for the end of what is paid. */
const waitingOf = ({ keeps, periodEndsAt }: SeenSubscription) => (keeps?.until === periodEndsAt ? keeps : undefined);

function faultOf(seen: SeenSubscription, { to }: Asked, { subscriptions }: Billing): string | undefined {
  const waiting = waitingOf(seen);
  if (seen.status === 'past_due') return 'PaymentOwed';
  if (seen.endsWithPeriod) return 'PlanEnds';
  if (waiting !== undefined && waiting.productId !== to) return 'PlanChangeWaits';
  const others = subscriptions.filter((one) => isLive(one) && one.subscriptionId !== seen.subscriptionId);
  const isHad = others.some(({ productId }) => productId === to || productId === 4 || to === 4);
  return isHad ? 'AlreadyBought' : undefined;
}

/** The clock of the days is Stripe's: where its period began only now, it is not before that. */
const earliest = (now: string, { periodBeganAt }: SeenSubscription) => (now > periodBeganAt ? now : periodBeganAt);
const wholeSecond = (instant: string) => new Date(Math.floor(Date.parse(instant) / 1000) * 1000).toISOString();

export async function previewChange(asked: Asked, open: OpenPayments, tools: CommandTools) {
  const plan = await planned(asked, open, tools);
  if (plan === 'done') return tools.refuse('AlreadyBought');
  const { seen, pence, isAtOnce } = plan;
  const prorationAt = wholeSecond(earliest(tools.now, seen));
  const duePence = await dueFor(plan, prorationAt, { asked, open });
  const startsAt = isAtOnce ? prorationAt : seen.periodEndsAt;
  return { duePence, monthlyPence: pence, prorationAt, isAtOnce, startsAt };
}

interface For {
  readonly asked: Asked;
  readonly open: OpenPayments;
}

const dueFor = async ({ seen, pence, isAtOnce }: Planned, prorationAt: string, { asked, open }: For) =>
  isAtOnce
    ? open.till.priceOfChange(seen.subscriptionId, { productId: asked.to, pence, prorationAt })
    : Promise.resolve(0);

/** A price that was shown may be taken for so long. */
const SHOWN_FOR_MS = 10 * 60_000;

/** Whoever could name another day would pay for fewer days. */
function isFresh(prorationAt: string, now: string, { seen }: Planned): boolean {
  const newest = wholeSecond(earliest(now, seen));
  const oldest = earliest(new Date(Date.parse(now) - SHOWN_FOR_MS).toISOString(), seen);
  return prorationAt <= newest && prorationAt >= wholeSecond(oldest);
}

/** At the price that was shown, or not at all; what it gives is told by the webhook. A repeat finds it done. */
export async function changeAsShown(request: Asked & Shown, open: OpenPayments, tools: CommandTools): Promise<void> {
  const { from, to, ...shown } = request;
  const plan = await planned({ from, to }, open, tools);
  if (plan === 'done') return;
  const { subscriptionId } = plan.seen;
  if (await isAsShown(plan, shown, { asked: { from, to }, open, now: tools.now })) {
    await makeChange(plan, request, { open, tools });
    return;
  }
  // Another tab may have confirmed the same in this moment.
  const now = await open.till.seeSubscription(subscriptionId);
  if (now?.productId !== to) tools.refuse('PriceMoved');
}

async function isAsShown(
  plan: Planned,
  { duePence, monthlyPence, prorationAt }: Shown,
  { now, ...asked }: For & { readonly now: string },
): Promise<boolean> {
  if (!isFresh(prorationAt, now, plan) || monthlyPence !== plan.pence) return false;
  return duePence === (await dueFor(plan, prorationAt, asked));
}

interface With {
  readonly open: OpenPayments;
  readonly tools: CommandTools;
}

async function makeChange(
  { seen: { subscriptionId }, pence, isAtOnce, keeps }: Planned,
  { from, to, prorationAt }: Asked & Shown,
  { open: { till }, tools }: With,
): Promise<void> {
  const change = { productId: to, pence, prorationAt };
  const key = tools.idFor(`change-${subscriptionId}-${from}-${to}`);
  if (!isAtOnce) return till.changeNextMonth(subscriptionId, { ...change, ...(keeps && { keeps }) }, key);
  if ((await till.changeAtOnce(subscriptionId, change, key)) === 'declined') tools.refuse('CardDeclined');
}

interface Ending {
  readonly productId: MonthlyProductId;
  readonly endsWithPeriod: boolean;
}

/**
 * Cancelled or resumed at Stripe; the family's page follows once it tells of it. What is not paid ends at once, since a card
 * that gave nothing would be asked again otherwise.
 */
export async function setEnding({ productId, endsWithPeriod }: Ending, open: OpenPayments, tools: CommandTools) {
  const own = ownPlans(await tools.read(billing, familyOfCaller(tools)));
  const plan = own.findLast((one) => one.productId === productId);
  if (plan === undefined) return tools.refuse('PlanNotRunning');
  const seen = endsWithPeriod ? await open.till.seeSubscription(plan.subscriptionId) : undefined;
  if (seen?.status === 'past_due') await open.till.end(plan.subscriptionId);
  else await open.till.setEnding(plan.subscriptionId, endsWithPeriod);
}
