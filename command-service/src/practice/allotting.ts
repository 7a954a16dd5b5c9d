import { londonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { allowanceOf, type Allowance } from './allowance.rules';
import { learnerDay } from './learner-day.decider';
import type { PracticeParts } from './practice-parts';

export interface Allotment {
  readonly allowance: Allowance;
  readonly count: number;
  /** Of the day; null where there is no limit. */
  readonly remaining: number | null;
}

/** What the caller may do today. Somebody who has no account any more may do nothing. */
export async function allowanceFor(tools: CommandTools, parts: PracticeParts): Promise<Allowance> {
  const found = await parts.holder(tools.caller.accountId, tools);
  if (!found) return { kind: 'expired' };
  const { unconfirmedSince: asked, ...holder } = found;
  const standing = { ...holder, unconfirmedSinceDay: asked === null ? null : londonDay(asked) };
  return allowanceOf(standing, londonDay(tools.now), parts.plan);
}

/** Takes the questions from the learner's day. The day decides, so that two tabs cannot both have the last ten. */
export async function allot(
  { worksheetId, wanted }: { readonly worksheetId: string; readonly wanted: number },
  allowance: Allowance,
  tools: CommandTools,
): Promise<Allotment> {
  const { learnerId } = tools.caller;
  const day = londonDay(tools.now);
  const limit = limitOf(allowance);
  const data = { learnerId, day, worksheetId, wanted, limit };
  const { state } = await tools.handle(learnerDay, `${learnerId}.${day}`, { type: 'AllotQuestions', data });
  const remaining = limit === null ? null : Math.max(0, limit - state.allotted);
  return { allowance, count: state.byWorksheet.get(worksheetId) ?? 0, remaining };
}

function limitOf(allowance: Allowance): number | null {
  switch (allowance.kind) {
    case 'unlimited':
      return null;
    case 'daily':
      return allowance.limit;
    case 'expired':
    case 'unconfirmed':
      return 0;
  }
}

/** What somebody is told who gets no questions. */
export function noneLeft({ allowance, remaining }: Allotment) {
  const reason = allowance.kind === 'expired' ? ('TRIAL_EXPIRED' as const) : ('DAILY_LIMIT' as const);
  return { kind: 'none' as const, questions: [], remaining, reason };
}
