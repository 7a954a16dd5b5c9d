import { coversMocks, coversPractice } from './covers.rules';
import type { ProductId } from './products';

/** Something to pay for. Practice is the whole family's; mock exams are those of the child who is named. */
export interface ForSomebody {
  readonly productId: ProductId;
  readonly learnerId?: string | undefined;
}

/** Whether all of it, or a part, is covered by what is paid for each month: nobody pays twice for either. */
export function faultBeside(
  wanted: ForSomebody,
  running: readonly ForSomebody[],
): 'AlreadyBought' | 'PartlyBought' | undefined {
  const practice = running.some((one) => coversPractice(one.productId));
  const mocks = running.some((one) => coversMocks(one.productId) && one.learnerId === wanted.learnerId);
  const had = { 1: [practice], 2: [mocks], 3: [mocks], 4: [practice, mocks] }[wanted.productId];
  if (!had.includes(true)) return undefined;
  return had.includes(false) ? 'PartlyBought' : 'AlreadyBought';
}
