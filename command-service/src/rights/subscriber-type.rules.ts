import { accept, refuse, type Decision } from 'platform/decider';
import { endOf, isPaid, isWithdrawn, type Grant, type RightName } from 'schemas/rights/grant';
import type { GrantEvent } from 'schemas/rights/grant.events';
import { rightsAt } from 'schemas/rights/rights-at';
import type { subscriberTypes } from 'schemas/rights/rights.contract';

export interface SubscriberChange {
  readonly familyId: string;
  readonly learnerId: string;
  readonly to: (typeof subscriberTypes)[number];
  /** The sessions that are given besides, by id. */
  readonly sessionIds: readonly string[];
  /** What is given is given by these. */
  readonly grantIds: { readonly plan: string; readonly dates: string };
  readonly at: string;
  readonly reason?: string | undefined;
}

/**
 * What staff make of somebody, in one go: it adds to what there is, ends what staff gave, and touches nothing that is paid
 * for. What they have already, without end, is not given once more.
 */
export function subscriberChanges(
  change: SubscriberChange,
  grants: readonly Grant[],
): Decision<GrantEvent, 'GrantIsPaid' | 'ReasonNeeded'> {
  const taken = change.to === 'MOCK_EXAM_NON_SUBSCRIBER' ? subscriptionsOf(change, grants) : [];
  if (taken.some(({ source }) => isPaid(source))) return refuse('GrantIsPaid');
  if (taken.length > 0 && change.reason === undefined) return refuse('ReasonNeeded');
  return accept(
    ...planGiven(change, grants),
    ...datesGiven(change, grants),
    ...taken.map((one) => withdrawn(change, one)),
  );
}

/** What gives this child all mock sessions, now or later. */
const subscriptionsOf = ({ learnerId, at }: SubscriberChange, grants: readonly Grant[]): readonly Grant[] =>
  grants.filter((grant) => {
    const endsAt = endOf(grant, at);
    const isOver = isWithdrawn(grant) || (endsAt !== null && endsAt <= at);
    return grant.learnerId === learnerId && grant.gives.includes('all-mock-sessions') && !isOver;
  });

const plans = {
  MOCK_EXAM_SUBSCRIBER: ['all-mock-sessions'],
  STANDARD_LEARNING: ['practice', 'comprehension'],
  MOCK_EXAM_NON_SUBSCRIBER: [],
} as const satisfies Record<SubscriberChange['to'], readonly RightName[]>;

function planGiven(change: SubscriberChange, grants: readonly Grant[]): GrantEvent[] {
  const gives = [...plans[change.to]];
  const { held } = rightsAt(grants, change.learnerId, change.at);
  if (gives.every((right) => held[right]?.endsAt === null)) return [];
  const grant = { ...given(change), grantId: change.grantIds.plan, gives };
  const isOfChild = change.to === 'MOCK_EXAM_SUBSCRIBER';
  return [{ type: 'GrantGiven', data: isOfChild ? { ...grant, learnerId: change.learnerId } : grant }];
}

function datesGiven(change: SubscriberChange, grants: readonly Grant[]): GrantEvent[] {
  const { learnerId, at, grantIds } = change;
  const { sessions } = rightsAt(grants, learnerId, at);
  const sessionIds = change.sessionIds.filter((id) => sessions.get(id)?.endsAt !== null);
  if (sessionIds.length === 0) return [];
  const gives: RightName[] = ['mock-sessions'];
  return [{ type: 'GrantGiven', data: { ...given(change), grantId: grantIds.dates, learnerId, gives, sessionIds } }];
}

const given = ({ familyId, at, reason }: SubscriberChange) => ({
  familyId,
  beginsAt: at,
  givenAt: at,
  source: 'staff' as const,
  ...(reason !== undefined && { reason }),
});

const withdrawn = ({ familyId, at, reason }: SubscriberChange, { grantId }: Grant): GrantEvent => ({
  type: 'GrantWithdrawn',
  data: { familyId, grantId, withdrawnAt: at, ...(reason !== undefined && { reason }) },
});
