/** What a free account may do; both figures are settings. */
export interface FreePlan {
  readonly questionsADay: number;
  readonly trialDays: number;
}

export interface Holder {
  readonly roles: readonly string[];
  readonly trialEndsOn: string | null;
  /** When the address was asked to be confirmed; null once it is. */
  readonly unconfirmedSince: string | null;
}

/** A holder as the calendar of London sees them. */
interface Standing extends Pick<Holder, 'roles' | 'trialEndsOn'> {
  /** The day on which the address was asked to be confirmed; null once it is. */
  readonly unconfirmedSinceDay: string | null;
}

/** Whether questions cost somebody nothing. */
export const isUnlimited = (roles: readonly string[]): boolean => roles.includes('ROLE_USER');

export type Allowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'daily'; readonly limit: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unconfirmed' };

/**
 * The standard plan has no limit; the trial has one until midnight of its last day, Europe/London, and nothing after it. From
 * its second day on, it is for addresses that have been confirmed.
 */
export function allowanceOf(
  { roles, trialEndsOn, unconfirmedSinceDay }: Standing,
  today: string,
  plan: FreePlan,
): Allowance {
  if (isUnlimited(roles)) return { kind: 'unlimited' };
  if (trialEndsOn === null || today > trialEndsOn) return { kind: 'expired' };
  if (unconfirmedSinceDay !== null && today > unconfirmedSinceDay) return { kind: 'unconfirmed' };
  return { kind: 'daily', limit: plan.questionsADay };
}
