import type { RowOf } from '../describe/table';
import { isWithdrawn } from '../rights/grant';
import type { grants } from '../rights/grants.table';
import { coversMocks, coversPractice } from './covers.rules';
import type { ProductId } from './products';
import type { subscriptions } from './subscriptions.table';

export const withoutChild = ['ends', 'ends with the month', 'practice goes on'] as const;
/** What becomes of a plan once the child whose mock exams it covers has been erased. `practice goes on`: for the others, at its own price. */
export type WithoutChild = (typeof withoutChild)[number];

interface Plan {
  readonly productId: ProductId;
  readonly status: string;
  /** What is still given until the end of what is paid, where a change to something cheaper waits for it. */
  readonly keepsProductId: ProductId | undefined;
  /** Whether another plan that goes on covers the family's practice. */
  readonly isPractisedOtherwise: boolean;
}

/** Undefined where it covers practice alone, which is the whole family's: it stays as it is. */
export function planWithoutChild({
  productId,
  status,
  keepsProductId = productId,
  isPractisedOtherwise,
}: Plan): WithoutChild | undefined {
  if (!coversMocks(productId) && !coversMocks(keepsProductId)) return undefined;
  // A month that is not paid is paid for nobody; and nobody pays twice for practice.
  if (status === 'past_due' || isPractisedOtherwise) return 'ends';
  if (coversPractice(productId)) return 'practice goes on';
  return coversPractice(keepsProductId) ? 'ends with the month' : 'ends';
}

type Row = RowOf<typeof subscriptions>;

/** What a family pays for a child's mock exams each month, and what becomes of it without them. `plans`: all of the family's. */
export function planFor(learnerId: string, plans: readonly Row[]) {
  const running = plans.filter((plan) => isRunning(plan) && !plan.isDuplicate);
  for (const plan of running.filter(({ mocksFor }) => mocksFor === learnerId)) {
    const others = running.filter((one) => one !== plan && !one.endsWithPeriod);
    const isPractisedOtherwise = others.some(({ productId }) => coversPractice(productId));
    const keepsProductId = keptUntilTheEnd(plan);
    const how = planWithoutChild({ ...plan, keepsProductId, isPractisedOtherwise });
    if (how !== undefined) return { productId: keepsProductId ?? plan.productId, how };
  }
  return undefined;
}

const live: ReadonlySet<Row['status']> = new Set(['active', 'trialing', 'past_due'] as const);
export const isRunning = ({ status }: Pick<Row, 'status'>): boolean => live.has(status);

const keptUntilTheEnd = ({ keepsProductId, keepsUntil, periodEndsAt }: Row): ProductId | undefined =>
  keepsUntil === periodEndsAt ? (keepsProductId ?? undefined) : undefined;

type Grant = Pick<RowOf<typeof grants>, 'learnerId' | 'source' | 'sessionIds' | 'terms'>;

/** The mock exams that were bought for a child one by one, whenever they are. `given`: all of the family's grants. */
export const examsBoughtFor = (learnerId: string, given: readonly Grant[]): readonly string[] =>
  given
    .filter((grant) => grant.learnerId === learnerId && grant.source === 'payment' && !isWithdrawn(grant))
    .flatMap(({ sessionIds }) => sessionIds);
