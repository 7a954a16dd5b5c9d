import { faultBeside, type ForSomebody } from 'schemas/payments/paid-twice.rules';
import { isLive } from '../access.rules';
import { keptOf, type Billing } from '../billing/billing.rules';

/** What somebody goes to pay for. */
export interface Wanted extends ForSomebody {
  readonly mockExamSessionId?: string | undefined;
}

/** Why it is not sold to a family; `alsoBought` is what that has paid for beside what is known. */
export function faultOf(state: Billing, wanted: Wanted, alsoBought: readonly Wanted[] = []) {
  const { productId, mockExamSessionId, learnerId } = wanted;
  const isPaid = [...keptOf(state), ...alsoBought].some(
    (one) => one.productId === 3 && one.mockExamSessionId === mockExamSessionId && one.learnerId === learnerId,
  );
  if (productId === 3 && isPaid) return 'AlreadyBought';
  return faultBeside(wanted, [...state.subscriptions.filter(isLive), ...alsoBought]);
}
