import type { RefusalCode } from 'schemas/refusals';
import type { Problem } from '../../client/problem';

const ofTheCode: readonly (RefusalCode | undefined)[] = [
  'DiscountForPlansOnly',
  'DiscountNotKnown',
  'DiscountUsed',
  'TooManyCodes',
];

/** What is told beside the box of the discount code rather than of the whole form. */
export const refusedDiscount = (problem: Problem | undefined): { discountCode: string } | undefined =>
  problem !== undefined && ofTheCode.some((code) => code === problem.code)
    ? { discountCode: problem.message }
    : undefined;
