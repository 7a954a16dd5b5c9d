import { coversPractice } from 'schemas/payments/covers.rules';
import { products } from 'schemas/payments/products';
import { counted } from '../../parts/words';
import type { Child } from './api';

/** What is paid for a child: each month, and the single mock exams that are still to come. */
export type PaidFor = Pick<Child, 'plan' | 'examsToCome'>;

/** What becomes of it once they are erased, before it is asked for. */
export function paidWords({ plan, examsToCome }: PaidFor): readonly string[] {
  if (plan === null && examsToCome === 0) return [];
  return [
    ...(plan === null ? [] : [planWords(plan)]),
    ...(examsToCome > 0
      ? [`${counted(examsToCome, 'mock exam')} that you bought for them ${examsToCome === 1 ? 'is' : 'are'} given up.`]
      : []),
    'Nothing is given back by itself. What you bought in the last 14 days we give back, less what was used, if you write to us before that day.',
  ];
}

function planWords({ productId, how }: NonNullable<PaidFor['plan']>): string {
  const { name } = products[productId];
  switch (how) {
    case 'ends':
      return `“${name}” ends on that day${coversPractice(productId) ? ', and its practice with it' : ''}. Until then it is charged as always; to end it sooner, cancel it under “My Subscription”.`;
    case 'ends with the month':
      return `“${name}” is cancelled on that day: what you have paid for goes on to the end of its month, and nothing more is charged.`;
    case 'practice goes on':
      return `“${name}” becomes “${products[1].name}” on that day: your other children go on practising, and from the next payment on you pay for that alone.`;
  }
}
