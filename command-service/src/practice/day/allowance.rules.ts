import type { Practice } from 'schemas/rights/rights-at';

/** What a free account may do; both figures are settings. */
export interface FreePlan {
  readonly questionsADay: number;
  readonly trialDays: number;
}

export interface Holder {
  readonly practice: Practice;
  readonly comprehension: boolean;
  /** When the address was asked to be confirmed; null once it is. */
  readonly unconfirmedSince: string | null;
}

/** A holder as the calendar of London sees them. */
interface Standing extends Pick<Holder, 'practice'> {
  /** The day on which the address was asked to be confirmed; null once it is. */
  readonly unconfirmedSinceDay: string | null;
}

/** Whether questions cost somebody nothing: the role is theirs, or their token lends it by a plan. */
export const isUnlimited = (roles: readonly string[]): boolean => roles.includes('ROLE_USER');

export type Allowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'daily'; readonly limit: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unconfirmed' };

/**
 * What may be practised is told by the rights; of a free account's day, from its second day on, only addresses that have been
 * confirmed get anything.
 */
export function allowanceOf({ practice, unconfirmedSinceDay }: Standing, today: string, plan: FreePlan): Allowance {
  if (practice === 'unlimited') return { kind: 'unlimited' };
  if (practice === 'none') return { kind: 'expired' };
  if (unconfirmedSinceDay !== null && today > unconfirmedSinceDay) return { kind: 'unconfirmed' };
  return { kind: 'daily', limit: plan.questionsADay };
}
