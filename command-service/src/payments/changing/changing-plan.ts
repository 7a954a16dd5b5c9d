import type { CommandTools } from 'platform/http';
import { faultBeside } from 'schemas/payments/paid-twice.rules';
import { coversMocks, coversPractice } from 'schemas/payments/covers.rules';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { isLive } from '../access.rules';
import { billing } from '../billing/billing.decider';
import { isForGone, type Billing } from '../billing/billing.rules';
import { familyOfCaller } from '../buying/buying';
import { childNamed, mustBeOwn } from '../buying/child-named';
import type { OpenPayments } from '../payments-parts';
import { PRICE_LIST, prices } from '../prices.decider';
import { mustStay } from '../leaving/staying';
import type { Kept, SeenSubscription } from '../till';

interface Asked {
  readonly from: MonthlyProductId;
  readonly to: MonthlyProductId;
  /** Whose mock exams it is about; undefined: those of the child who is chosen. */
  readonly learnerId?: string | undefined;
}

interface Shown {
  readonly duePence: number;
  readonly monthlyPence: number;
  readonly prorationAt: string;
}

type Subscription = Billing['subscriptions'][number];

/**
 * Those that the family pays for by itself: nobody changes what is charged to somebody else's card. What ends since its child
 * is being erased is nobody's to resume.
 */
export const ownPlans = (state: Billing): readonly Subscription[] =>
  state.subscriptions.filter(
    (one) =>
      isLive(one) &&
      state.customers.includes(one.customerId) &&
      state.duplicates[one.subscriptionId] === undefined &&
      !isForGone(state, one),
  );

/** The plan of a kind; where it is for mock exams, that of one child. */
function ownPlan(productId: MonthlyProductId, learnerId: string | undefined, { own, tools }: Own) {
  const same = own.filter((one) => one.productId === productId);
  if (!coversMocks(productId)) return same.at(-1);
  const of = (child: string) => same.findLast((one) => one.learnerId === child);
  if (learnerId !== undefined) return of(learnerId);
  // Whoever names no child means the one who is chosen, or the only one who has it.
  const isOneChilds = new Set(same.map((one) => one.learnerId)).size === 1;
  return of(tools.caller.learnerId) ?? (isOneChilds ? same.at(-1) : undefined);
}

interface Own {
  readonly own: readonly Subscription[];
  readonly tools: CommandTools;
}

interface Planned {
  readonly seen: SeenSubscription;
  readonly pence: number;
  readonly isAtOnce: boolean;
  /** What is given until the end of what is paid; undefined where a change that waited is taken back. */
  readonly keeps: Kept | undefined;
  /** Whose mock exams it covers from then on; undefined where they are whoever's they were. */
  readonly mocksFor: string | undefined;
}

/** What a change comes to, by what Stripe says now; `done` where the plan is so already. */
async function planned(asked: Asked, open: OpenPayments, tools: CommandTools): Promise<Planned | 'done'> {
  await mustBeOwn(asked.learnerId, open, tools);
  const state = await tools.read(billing, familyOfCaller(tools));
  const running = await runningAt(asked, open.till, { own: ownPlans(state), tools });
  if (running?.seen.productId === asked.to) return 'done';
  if (running?.seen.productId !== asked.from) return tools.refuse('PlanNotRunning');
  const { seen } = running;
  const learnerId = await childOf(asked, running, { open, tools });
  const fault = faultOf(seen, asked) ?? faultBeside({ productId: asked.to, learnerId }, othersIn(state, seen));
  if (fault !== undefined) return tools.refuse(fault);
  const mocksFor = learnerId === running.learnerId ? undefined : learnerId;
  const price = await priced(asked, seen, tools);
  await mayBeCharged(price, { to: asked.to, learnerId }, { open, tools });
  return { seen, mocksFor, ...price };
}

/** What is not charged at once is changed for whoever is to be erased, too: it is less, or what they had. */
async function mayBeCharged(
  { isAtOnce }: Pick<Planned, 'isAtOnce'>,
  { to, learnerId }: Pick<Asked, 'to' | 'learnerId'>,
  { open, tools }: With,
): Promise<void> {
  const payee = { familyId: familyOfCaller(tools), learnerId: coversMocks(to) ? learnerId : undefined };
  if (isAtOnce) await mustStay(payee, open, tools);
}

/** From when on it holds, and at which price: what waits is taken back at the old one. */
async function priced({ from, to }: Asked, seen: SeenSubscription, tools: CommandTools) {
  const waiting = waitingOf(seen);
  if (waiting !== undefined) return { pence: waiting.pence, isAtOnce: false, keeps: undefined };
  const { list } = await tools.read(prices, PRICE_LIST);
  const pence = list[products[to].price];
  const keeps = { productId: from, pence: seen.pence, until: seen.periodEndsAt };
  return { pence, isAtOnce: pence > seen.pence, keeps };
}

interface Running {
  readonly seen: SeenSubscription;
  /** Whose its mock exams are, where it covers any. */
  readonly learnerId: string;
}

/** How the plan is that is to be changed, or was already; undefined where it runs no more. */
async function runningAt({ from, to, learnerId }: Asked, till: OpenPayments['till'], own: Own) {
  const known = ownPlan(from, learnerId, own) ?? ownPlan(to, learnerId, own);
  const seen = known && (await till.seeSubscription(known.subscriptionId));
  return seen && isLive(seen) ? { seen, learnerId: seen.mocksFor ?? known.learnerId } : undefined;
}

/** What the plan was before a change that waits for the end of what is paid. */
const waitingOf = ({ keeps, periodEndsAt }: SeenSubscription) => (keeps?.until === periodEndsAt ? keeps : undefined);

function faultOf(seen: SeenSubscription, { to }: Asked): string | undefined {
  const waiting = waitingOf(seen);
  if (seen.status === 'past_due') return 'PaymentOwed';
  if (seen.endsWithPeriod) return 'PlanEnds';
  return waiting !== undefined && waiting.productId !== to ? 'PlanChangeWaits' : undefined;
}

const othersIn = ({ subscriptions }: Billing, { subscriptionId }: SeenSubscription): readonly Subscription[] =>
  subscriptions.filter((one) => isLive(one) && one.subscriptionId !== subscriptionId);

/** Mock exams stay those of the child whom the plan covers already; where it covers none, they are chosen with the change. */
async function childOf({ to, learnerId }: Asked, { seen, ...known }: Running, { open, tools }: With): Promise<string> {
  const isCovered = coversMocks(seen.productId ?? 1) || coversMocks(waitingOf(seen)?.productId ?? 1);
  return isCovered || !coversMocks(to) ? known.learnerId : childNamed(learnerId, open, tools);
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
  const { from, to, learnerId, ...shown } = request;
  const asked = { from, to, learnerId };
  const plan = await planned(asked, open, tools);
  if (plan === 'done') return;
  const { subscriptionId } = plan.seen;
  if (await isAsShown(plan, shown, { asked, open, now: tools.now })) {
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
  { seen: { subscriptionId }, pence, isAtOnce, keeps, mocksFor }: Planned,
  { from, to, prorationAt }: Asked & Shown,
  { open: { till }, tools }: With,
): Promise<void> {
  const change = { productId: to, pence, prorationAt, mocksFor };
  const key = tools.idFor(`change-${subscriptionId}-${from}-${to}`);
  if (!isAtOnce) return till.changeNextMonth(subscriptionId, { ...change, ...(keeps && { keeps }) }, key);
  if ((await till.changeAtOnce(subscriptionId, change, key)) === 'declined') tools.refuse('CardDeclined');
}

interface Ending {
  readonly productId: MonthlyProductId;
  readonly learnerId?: string | undefined;
  readonly endsWithPeriod: boolean;
}

/**
 * Cancelled or resumed at Stripe; the family's page follows once it tells of it. What is not paid ends at once, since a card
 * that gave nothing would be asked again otherwise.
 */
export async function setEnding(
  { productId, learnerId, endsWithPeriod }: Ending,
  open: OpenPayments,
  tools: CommandTools,
) {
  await mustBeOwn(learnerId, open, tools);
  const familyId = familyOfCaller(tools);
  const own = ownPlans(await tools.read(billing, familyId));
  const plan = ownPlan(productId, learnerId, { own, tools });
  if (plan === undefined) return tools.refuse('PlanNotRunning');
  // Of what covers practice too, practice goes on for the others.
  const isTheirs = !coversPractice(plan.productId);
  if (!endsWithPeriod) await mustStay({ familyId, learnerId: isTheirs ? plan.learnerId : undefined }, open, tools);
  const seen = endsWithPeriod ? await open.till.seeSubscription(plan.subscriptionId) : undefined;
  if (seen?.status === 'past_due') await open.till.end(plan.subscriptionId);
  else await open.till.setEnding(plan.subscriptionId, endsWithPeriod);
}
