import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { ComparisonEvent } from 'schemas/payments/comparing/comparison.events';
import type { compareFamilies } from 'schemas/payments/comparing/comparison.contract';
import { requireOpen } from '../buying/buying';
import { noteEndedThere } from '../discounting/discount-codes';
import type { PaymentsParts } from '../payments-parts';
import { comparison, COMPARISONS, type Comparisons, type Difference } from './comparison.decider';
import { differencesOf, differencesOfPayment, type With } from './differences';
import { differencesOfDispute, differencesOfRefund } from './given-back';
import { unpaidGrants } from './unpaid-grants';

/** Of what age payments are looked at: what is older was looked at every night since. */
const DAYS = 40;
const DAY_MS = 86_400_000;

/** Families that one comparison asks about, in pages of twenty: the next night goes on where there was no time for more. */
const MOST_FAMILY_PAGES = 100;

export async function beginComparison(parts: PaymentsParts, tools: CommandTools) {
  requireOpen(parts, tools);
  await noteEndedThere(parts, tools);
  const data = { comparisonId: tools.idFor('comparison'), begunAt: tools.now };
  const { state } = await tools.handle(comparison, COMPARISONS, { type: 'BeginComparison', data });
  return { comparisonId: state.underWay?.comparisonId ?? data.comparisonId };
}

interface Named {
  readonly comparisonId: string;
  readonly page: number;
}

type PageRead = Extract<ComparisonEvent, { type: 'ComparisonPageRead' }>['data'];
type List = NonNullable<PageRead['next']>['list'];

/** What was found on a page, and how it goes on. */
type Read = Pick<PageRead, 'looked' | 'differences' | 'next' | 'familiesAfter'>;

/** One page, and no more: whoever dies before it is written does it again, and what follows is asked for by what was written. */
export async function comparePage(named: Named, parts: PaymentsParts, tools: CommandTools) {
  const open = requireOpen(parts, tools);
  const state = await tools.read(comparison, COMPARISONS);
  const turn = turnOf(named, state);
  // Which families there are is known to the workers.
  if (turn === undefined || turn.next.list === 'families') return;
  const { list, after } = turn.next;
  const { rows, more, last } = await readers[list]({ after, ...sinceOf(turn, state) }, { parts: open, tools });
  const next = nextOf({ list, after: more ? last : undefined }, state);
  await notePage(named, { looked: rows.length, differences: rows.flat(), next }, tools);
}

const turnOf = ({ comparisonId, page }: Named, { underWay }: Comparisons) =>
  underWay?.comparisonId === comparisonId && underWay.page + 1 === page ? underWay : undefined;

interface Since {
  /** Payments are looked at from then on. */
  readonly since: string;
  /** What was given back and what is disputed from then on: nothing that came since the last comparison is passed over. */
  readonly sinceLast: string;
}

function sinceOf({ begunAt }: { readonly begunAt: string }, { comparedAt }: Comparisons): Since {
  const since = new Date(Date.parse(begunAt) - DAYS * DAY_MS).toISOString();
  return { since, sinceLast: comparedAt !== undefined && comparedAt < since ? comparedAt : since };
}

const order = ['subscriptions', 'payments', 'refunds', 'disputes', 'families'] as const satisfies readonly List[];

function nextOf(
  { list, after }: { readonly list: List; readonly after: string | undefined },
  { familiesAfter }: Comparisons,
): NonNullable<Read['next']> {
  if (after !== undefined) return { list, after };
  const following = order[order.indexOf(list) + 1] ?? 'families';
  return following === 'families' && familiesAfter !== undefined
    ? { list: following, after: familiesAfter }
    : { list: following };
}

type Asked = Since & { readonly after: string | undefined };
type Reader = (
  asked: Asked,
  within: With,
) => Promise<{
  readonly rows: readonly (readonly Difference[])[];
  readonly more: boolean;
  readonly last: string | undefined;
}>;

interface PageOf<T> {
  readonly rows: readonly T[];
  readonly more: boolean;
}

/** One after another: each asks Stripe, which has others to answer. */
async function each<T>(
  { rows, more }: PageOf<T>,
  idOf: (row: T) => string,
  look: (row: T) => Promise<readonly Difference[]>,
) {
  const found = [];
  for (const row of rows) found.push(await look(row));
  const last = rows.at(-1);
  return { rows: found, more, last: last && idOf(last) };
}

const readers: Readonly<Record<Exclude<List, 'families'>, Reader>> = {
  subscriptions: async ({ after }, within) =>
    each(
      await within.parts.till.subscriptionsAfter(after),
      ({ subscriptionId }) => subscriptionId,
      (seen) => differencesOf(seen, within),
    ),
  payments: async ({ after, since }, within) =>
    each(
      await within.parts.till.paymentsSince(since, after),
      ({ paymentId }) => paymentId,
      (seen) => differencesOfPayment(seen, within),
    ),
  refunds: async ({ after, since, sinceLast }, within) =>
    each(
      await within.parts.till.refundsSince(sinceLast, after),
      ({ refundId }) => refundId,
      (seen) => differencesOfRefund(seen, since, within),
    ),
  disputes: async ({ after, sinceLast }, within) =>
    each(
      await within.parts.till.disputesSince(sinceLast, after),
      ({ disputeId }) => disputeId,
      (seen) => differencesOfDispute(seen, within),
    ),
};

/** The other way round: what these families have as paid for is looked for at Stripe. */
export async function compareOurs(
  { familyIds, isLast, ...named }: RequestOf<typeof compareFamilies>,
  parts: PaymentsParts,
  tools: CommandTools,
) {
  const open = requireOpen(parts, tools);
  const turn = turnOf(named, await tools.read(comparison, COMPARISONS));
  if (turn?.next.list !== 'families') return;
  const found = [];
  for (const familyId of familyIds) found.push(await unpaidGrants(familyId, { parts: open, tools }));
  const looked = found.reduce((sum, one) => sum + one.looked, 0);
  const differences = found.flatMap(({ unpaid }) => unpaid.map(({ difference }) => difference));
  const after = isLast ? undefined : familyIds.at(-1);
  const isEnough = turn.familyPages + 1 >= MOST_FAMILY_PAGES;
  const goesOn =
    after === undefined ? {} : isEnough ? { familiesAfter: after } : { next: { list: 'families' as const, after } };
  await notePage(named, { looked, differences, ...goesOn }, tools);
}

/** What was found on an earlier page is told once. */
async function notePage(named: Named, { differences, ...read }: Read, tools: CommandTools): Promise<void> {
  const { found } = await tools.read(comparison, COMPARISONS);
  const news = new Map(differences.filter(({ about }) => !found.has(about)).map((one) => [one.about, one]));
  const data = { ...named, ...read, differences: [...news.values()].slice(0, MOST_ON_A_PAGE), readAt: tools.now };
  await tools.handle(comparison, COMPARISONS, { type: 'NotePage', data });
}

const MOST_ON_A_PAGE = 100;
