import { londonDay, daysLater } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { allowanceOf, type Allowance } from './allowance.rules';
import { learnerDay, type LearnerDay } from './learner-day.decider';
import type { PracticeParts } from '../practice-parts';

export interface Allotment {
  readonly allowance: Allowance;
  /** How many questions the worksheet may have; 0 for none. */
  readonly count: number;
  /** Of the day; null where there is no limit. */
  readonly remaining: number | null;
}

/** What the caller may do today. Somebody who has no account any more may do nothing. */
export async function allowanceFor(tools: CommandTools, parts: PracticeParts): Promise<Allowance> {
  const found = await parts.holder(tools.caller.accountId, tools);
  if (!found) return { kind: 'expired' };
  const { unconfirmedSince: asked, practice } = found;
  const unconfirmedSinceDay = asked === null ? null : londonDay(asked);
  return allowanceOf({ practice, unconfirmedSinceDay }, londonDay(tools.now), parts.plan);
}

interface Wanted {
  readonly worksheetId: string;
  readonly count: number;
  /** What is given where the day has no more; nobody is given fewer who has not asked for fewer. */
  readonly fewest: number;
  readonly onPaper: boolean;
}

/** Notes the worksheet in the learner's day. The day decides, so that two tabs cannot both open the last ten. */
export async function allot(wanted: Wanted, allowance: Allowance, tools: CommandTools): Promise<Allotment> {
  if (allowance.kind === 'unlimited') return { allowance, count: wanted.count, remaining: null };
  const learnerId = whoseDay(tools.caller);
  const day = londonDay(tools.now);
  const limit = limitOf(allowance);
  // Questions on paper that were paid for just before midnight, and are issued when they are asked for again after it.
  const paid = wanted.onPaper ? (await dayBefore(day, tools)).dealt.get(wanted.worksheetId) : undefined;
  if (paid !== undefined) return { allowance, count: paid, remaining: await remainingOf(allowance, tools) };
  const data = { learnerId, day, limit, ...wanted };
  const { state } = await tools.handle(learnerDay, `${learnerId}.${day}`, { type: 'DealWorksheet', data });
  const count = state.dealt.get(wanted.worksheetId) ?? 0;
  return { allowance, count, remaining: Math.max(0, limit - state.counted) };
}

/** The day is the account's: siblings share it, or each further child would bring fifty questions more. It is named after the first of them. */
export const whoseDay = ({ firstLearnerId, learnerId }: CommandTools['caller']): string => firstLearnerId ?? learnerId;

/** What is left of the day; null where there is no limit. */
export async function remainingOf(allowance: Allowance, { caller, now, read }: CommandTools): Promise<number | null> {
  if (allowance.kind === 'unlimited') return null;
  const { counted } = await read(learnerDay, `${whoseDay(caller)}.${londonDay(now)}`);
  return Math.max(0, limitOf(allowance) - counted);
}

const limitOf = (allowance: Allowance): number => (allowance.kind === 'daily' ? allowance.limit : 0);

/** What somebody is told who gets no questions. */
export function noneLeft({ allowance, remaining }: Allotment) {
  const isOver = allowance.kind === 'expired';
  const reason = isOver
    ? ('TRIAL_EXPIRED' as const)
    : (remaining ?? 0) > 0
      ? ('FEWER_LEFT' as const)
      : ('DAILY_LIMIT' as const);
  return { kind: 'none' as const, questions: [], remaining, reason };
}

/** Longer than a call takes, and than the clocks of two services stand apart. */
const SETTLED_MS = 5 * 60_000;

/**
 * An answer that was counted just before midnight, and kept when it was sent again after it, has been paid for. Once a day
 * has been over for a while nothing is added to it: what is kept of it is then all of it.
 */
export async function dayBefore(day: string, { caller, now, read, last }: CommandTools): Promise<LearnerDay> {
  const id = `${whoseDay(caller)}.${daysLater(day, -1)}`;
  const isSettled = londonDay(new Date(Date.parse(now) - SETTLED_MS)) === day;
  return (isSettled ? last(learnerDay, id) : undefined) ?? read(learnerDay, id);
}
