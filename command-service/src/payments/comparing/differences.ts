import type { CommandTools } from 'platform/http';
import { coversMocks, coversPractice } from 'schemas/payments/covers.rules';
import { givesTo } from '../access.rules';
import { billing } from '../billing/billing.decider';
import { isForNobody, subscriptionIn, type Billing } from '../billing/billing.rules';
import type { OpenPayments } from '../payments-parts';
import { registration } from '../registering/registration.decider';
import { grantIdOf } from '../settling/plan-grants.rules';
import type { Purchase, SeenPayment, SeenSubscription } from '../till';
import type { Difference } from './comparison.decider';

export interface With {
  readonly parts: OpenPayments;
  readonly tools: CommandTools;
}

/** Whose it is by what was written already; nothing is made of it here, and nobody admitted. */
export async function familyOf({ buyer }: Purchase, { read }: CommandTools): Promise<string | undefined> {
  if (buyer.kind === 'family') return buyer.id;
  const state = await read(registration, buyer.id);
  return state.stage === 'paid' ? state.familyId : undefined;
}

// Nothing is given for what was never paid, and what is not ours is no concern of ours.
const isNoConcern = ({ purchase, productId, status }: SeenSubscription): boolean =>
  purchase === undefined || productId === undefined || status === 'incomplete' || status === 'incomplete_expired';

/** What of a subscription is not with us as it is at Stripe. */
export async function differencesOf(seen: SeenSubscription, { parts, tools }: With): Promise<readonly Difference[]> {
  const { subscriptionId: about, purchase } = seen;
  if (purchase === undefined || isNoConcern(seen)) return [];
  const theirs = wordsOf(seen);
  const familyId = await familyOf(purchase, tools);
  if (familyId === undefined) return [{ kind: 'plan-unknown', about, theirs }];
  const state = await tools.read(billing, familyId);
  const known = subscriptionIn(state, about);
  if (known === undefined) return [{ kind: 'plan-unknown', about, familyId, theirs }];
  const ours = wordsOf(known);
  if (ours !== theirs) return [{ kind: 'plan-differs', about, familyId, ours, theirs }];
  const isGivenBack = state.duplicates[about] !== undefined || isForNobody(state, known);
  return isGivenBack ? [] : differentGrants(known, parts, tools);
}

type Told = Pick<SeenSubscription, 'productId' | 'pence' | 'status' | 'periodEndsAt' | 'endsWithPeriod'>;

const wordsOf = ({ productId, pence, status, periodEndsAt, endsWithPeriod }: Told): string =>
  `product ${productId ?? '?'}, ${pence}p, ${status}, until ${periodEndsAt}${endsWithPeriod ? ', then it ends' : ''}`;

type Known = NonNullable<ReturnType<typeof subscriptionIn>>;

async function differentGrants(known: Known, { grants }: OpenPayments, tools: CommandTools) {
  const { familyId, subscriptionId: about } = known;
  const all = await grants.of(familyId, tools);
  const given = new Map(all.map((grant) => [grant.grantId, grant.terms.at(-1)]));
  return (['plan', 'mocks'] as const).flatMap((part): Difference[] => {
    const theirs = givesTo(known, part === 'plan' ? coversPractice : coversMocks);
    const last = given.get(grantIdOf(part, known, all));
    if (theirs === undefined || (last === undefined && theirs <= known.periodBeganAt)) return [];
    if (last === undefined) return [{ kind: 'grant-missing', about, familyId, theirs }];
    if (last.endsAt === theirs) return [];
    return [{ kind: 'grant-differs', about, familyId, ours: last.endsAt ?? 'without an end', theirs }];
  });
}

/** What of a payment for something bought once is not with us as it is at Stripe; months are told by their subscription. */
export async function differencesOfPayment(seen: SeenPayment, { parts, tools }: With): Promise<readonly Difference[]> {
  const { paymentId: about, purchase, pence } = seen;
  if (purchase === undefined || pence === 0) return [];
  const familyId = await familyOf(purchase, tools);
  if (familyId === undefined) return [{ kind: 'payment-unknown', about, theirs: `${pence}p` }];
  const state = await tools.read(billing, familyId);
  const page = state.paid.find(({ paymentId }) => paymentId === about);
  if (page === undefined) return [{ kind: 'payment-unknown', about, familyId, theirs: `${pence}p` }];
  return differencesOfKnown({ seen, familyId, page, state }, { parts, tools });
}

interface KnownPayment {
  readonly seen: SeenPayment;
  readonly familyId: string;
  readonly page: Page;
  readonly state: Billing;
}

async function differencesOfKnown({ seen, familyId, page, state }: KnownPayment, within: With) {
  const { paymentId: about, refundedPence } = seen;
  const ours = state.refunded[about] ?? 0;
  const told = { about, familyId, ours: `${ours}p`, theirs: `${refundedPence}p` };
  if (ours !== refundedPence) return [{ kind: 'refund-unknown' as const, ...told }];
  const isKept = refundedPence === 0 && state.exams[page.checkoutId] === undefined;
  return isKept ? missingExam({ familyId, about }, page, within) : [];
}

type Page = Billing['paid'][number];

async function missingExam(
  named: Pick<Difference, 'familyId' | 'about'> & { readonly familyId: string },
  { checkoutId, mockExamSessionId }: Page,
  { parts, tools }: With,
): Promise<readonly Difference[]> {
  if (mockExamSessionId === undefined) return [];
  const given = await parts.grants.of(named.familyId, tools);
  const isGiven = given.some(({ grantId }) => grantId === `${checkoutId}.mock`);
  return isGiven ? [] : [{ kind: 'grant-missing', ...named }];
}
