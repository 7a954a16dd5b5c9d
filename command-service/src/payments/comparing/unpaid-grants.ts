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
    const own = given.filter((one) => one.about === about);
    const endsAt = lastEnd(own);
    const theirs = await whyUnpaid({ about, endsAt }, { parts, tools });
    if (theirs === undefined) continue;
    const difference = { kind: 'grant-unpaid' as const, about, familyId, ours: `given until ${endsAt}`, theirs };
    unpaid.push({ difference, grantIds: own.map(({ grantId }) => grantId) });
  }
  return { looked: given.length, unpaid };
}

/** Of one that has no end it is after every instant, as text. */
const lastEnd = (given: readonly Given[]): string =>
  given
    .map(({ endsAt }) => endsAt ?? 'without an end')
    .toSorted()
    .at(-1) ?? '';

interface Asked {
  readonly about: string;
  readonly endsAt: string;
}

async function whyUnpaid({ about, endsAt }: Asked, within: With): Promise<string | undefined> {
  const { till } = within.parts;
  if (about.startsWith('sub_')) return whyEnded(await till.seeSubscription(about), endsAt);
  const page = await till.seeCheckout(about);
  if (page?.state !== 'paid') return page === undefined ? 'nothing' : `a page that is ${page.state}`;
  // Without a payment nothing was to pay for it.
  return page.paymentId === undefined ? undefined : whyGivenBack(page.paymentId, within);
}

/** What ended gives until then, by whichever clock. */
function whyEnded(seen: SeenSubscription | undefined, endsAt: string): string | undefined {
  if (seen === undefined) return 'nothing';
  const isOver = !isLive(seen) && (seen.endedAt === undefined || seen.endedAt < endsAt);
  return isOver ? seen.status : undefined;
}

/** Staff may have said that what was paid for goes on. */
async function whyGivenBack(paymentId: string, { parts, tools }: With): Promise<string | undefined> {
  const payment = await parts.till.seePayment(paymentId);
  if (payment === undefined) return 'no payment';
  if (payment.refundedPence < payment.pence) return undefined;
  return (await tools.read(refund, paymentId)).goesOn ? undefined : 'given back';
}
