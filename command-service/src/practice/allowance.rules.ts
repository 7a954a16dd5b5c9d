/** What a free account may do; both figures are settings. */
export interface FreePlan {
  readonly questionsADay: number;
  readonly trialDays: number;
}

export interface Holder {
  readonly roles: readonly string[];
  readonly trialEndsOn: string | null;
}

export type Allowance =
  { readonly kind: 'unlimited' } | { readonly kind: 'daily'; readonly limit: number } | { readonly kind: 'expired' };

/** The standard plan has no limit; the trial has one until midnight of its last day, Europe/London, and nothing after it. */
export function allowanceOf({ roles, trialEndsOn }: Holder, today: string, plan: FreePlan): Allowance {
  if (roles.includes('ROLE_USER')) return { kind: 'unlimited' };
  if (trialEndsOn === null || today > trialEndsOn) return { kind: 'expired' };
  return { kind: 'daily', limit: plan.questionsADay };
}
