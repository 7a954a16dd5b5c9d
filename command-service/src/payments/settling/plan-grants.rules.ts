import type { Grant } from 'schemas/rights/grant';
import type { Billing } from '../billing/billing.rules';

type GivenGrant = Pick<Grant, 'grantId' | 'learnerId' | 'terms'>;
type Known = Pick<Billing['subscriptions'][number], 'subscriptionId' | 'learnerId' | 'seenAt'>;

const plainId = ({ subscriptionId }: Known, part: 'plan' | 'mocks') => `${subscriptionId}.${part}`;

/**
 * By which name a subscription gives practice, or mock exams. A grant is one child's for good: a child whose mock exams it
 * covers after another's has one of their own.
 */
export function grantIdOf(part: 'plan' | 'mocks', known: Known, given: readonly GivenGrant[]): string {
  const plain = plainId(known, part);
  const first = given.find(({ grantId }) => grantId === plain);
  const isTheirs = part === 'plan' || first === undefined || first.learnerId === known.learnerId;
  return isTheirs ? plain : `${plain}.${known.learnerId}`;
}

/** What it gives still to a child whose mock exams it covered before. */
export const othersMocks = (known: Known, given: readonly GivenGrant[]): readonly GivenGrant[] =>
  given.filter(
    ({ grantId, learnerId, terms }) =>
      grantId.startsWith(plainId(known, 'mocks')) &&
      learnerId !== known.learnerId &&
      (terms.at(-1)?.endsAt ?? known.seenAt) > known.seenAt,
  );
