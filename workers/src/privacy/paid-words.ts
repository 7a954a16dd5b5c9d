import { coversPractice } from 'schemas/payments/covers.rules';
import { products, type ProductId } from 'schemas/payments/products';
import type { WithoutChild } from 'schemas/payments/without-child';
import type { ErasureTold } from './erasure-told';

/** What becomes of what is paid for a child who is to be erased, in a paragraph for each; none where nothing is. */
export function paidWords({ paid }: Pick<ErasureTold, 'paid'>): readonly string[] {
  if (paid === null) return [];
  const { plan, hasExamToCome } = paid;
  return [
    ...(plan === null ? [] : [planWords(plan)]),
    ...(hasExamToCome
      ? ['A mock exam that you bought for this child, and that is still to come, is given up with it.']
      : []),
    ...(plan === null && !hasExamToCome ? [] : [NOT_GIVEN_BACK]),
  ];
}

const NOT_GIVEN_BACK =
  'Nothing is given back by itself. If you bought it within the last 14 days, write to us before that day: as our terms say, we give back what was not used.';

function planWords({ productId, how }: { readonly productId: ProductId; readonly how: WithoutChild }): string {
  const { name } = products[productId];
  switch (how) {
    case 'ends':
      return `“${name}”, which covers this child’s mock exams, ends on that day${coversPractice(productId) ? ', and its practice with it' : ''}. Until then it is charged as always, and after that no more.`;
    case 'ends with the month':
      return `“${name}”, which covers this child’s mock exams, is cancelled on that day: what you have paid for goes on to the end of its month, and nothing more is charged.`;
    case 'practice goes on':
      return `“${name}” becomes “${products[1].name}” on that day: your other children go on practising, and from the next payment on you pay for that alone.`;
  }
}
