import { isLive } from '../access.rules';
import { refund } from '../refunding/refund.decider';
import type { SeenSubscription } from '../till';
import type { Difference } from './comparison.decider';
import type { With } from './differences';

/** Something that a family has as paid for, and what it was paid by. */
interface Given {
  readonly grantId: string;
  readonly endsAt: string | null;
  /** The subscription, or the page that it was paid on. */
  readonly about: string;
}

const givenBy = ({ grantId, endsAt }: Omit<Given, 'about'>): Given => ({
  grantId,
  endsAt,
  about: grantId.slice(0, grantId.indexOf('.')),
});

/** What is given as paid for and is not: Stripe has nothing of it, or has ended it, or has given the money back. */
interface Unpaid {
  readonly difference: Difference;
  readonly grantIds: readonly string[];
}

/** Of one family; what was ended a moment ago and is not told yet is among it. */
export async function unpaidGrants(familyId: string, { parts, tools }: With) {
  const given = (await parts.grants.paid(familyId, tools)).map(givenBy);
  const unpaid: Unpaid[] = [];
  for (const about of new Set(given.map((one) => one.about))) {
    const theirs = await whyUnpaid(about, { parts, tools });
    const own = given.filter((one) => one.about === about);
    if (theirs !== undefined) unpaid.push(told({ about, familyId, theirs }, own));
  }
  return { looked: given.length, unpaid };
}

function told(named: Pick<Difference, 'about' | 'familyId' | 'theirs'>, given: readonly Given[]): Unpaid {
  const ends = given.map(({ endsAt }) => endsAt ?? 'without an end').toSorted();
  const difference = { ...named, kind: 'grant-unpaid' as const, ours: `given until ${ends.at(-1) ?? ''}` };
  return { difference, grantIds: given.map(({ grantId }) => grantId) };
}

async function whyUnpaid(about: string, within: With): Promise<string | undefined> {
  const { till } = within.parts;
  if (about.startsWith('sub_')) return whyEnded(await till.seeSubscription(about));
  const page = await till.seeCheckout(about);
  if (page?.state !== 'paid') return page === undefined ? 'nothing' : `a page that is ${page.state}`;
  // Without a payment nothing was to pay for it.
  return page.paymentId === undefined ? undefined : whyGivenBack(page.paymentId, within);
}

function whyEnded(seen: SeenSubscription | undefined): string | undefined {
  if (seen === undefined) return 'nothing';
  return isLive(seen) ? undefined : seen.status;
}

/** Staff may have said that what was paid for goes on. */
async function whyGivenBack(paymentId: string, { parts, tools }: With): Promise<string | undefined> {
  const payment = await parts.till.seePayment(paymentId);
  if (payment === undefined) return 'no payment';
  if (payment.refundedPence < payment.pence) return undefined;
  return (await tools.read(refund, paymentId)).goesOn ? undefined : 'given back';
}
