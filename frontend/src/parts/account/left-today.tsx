import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useQuery } from '../../client/contract';
import { useIsOnTrial, useSession } from '../../client/session';
import { counted } from '../words';

/** What is left of a free account's day; nothing for the others. */
export function useAllowance() {
  return useAllowanceAnswer().data;
}

export function useAllowanceAnswer() {
  const free = useIsOnTrial();
  return useQuery(getTimeLeftOnFreemiumTrial, free ? {} : undefined);
}

/** Whether the questions of the day are for several children: they belong to the account. */
export const useIsShared = (): boolean => (useSession()?.learners.length ?? 0) > 1;

/** Beside every number of them; a child would take it for their own. */
export const leftTodayWords = (isShared: boolean): string =>
  isShared ? 'left today for all of your family' : 'left today';

interface LeftTodayProps {
  /** How many questions are about to be asked for. */
  readonly wanted?: number;
  readonly className?: string;
}

/** How many questions a free account has today, wherever a number is chosen; nothing for those that have no limit. */
export function LeftToday({ wanted = 0, className = 'small soft' }: LeftTodayProps) {
  const allowance = useAllowance();
  const isShared = useIsShared();
  if (allowance === undefined || allowance.remainingToday === null) return null;
  const { remainingToday: left, daysLeft } = allowance;
  if (daysLeft !== null && daysLeft < 0) return <p className={className}>{overWords(left, isShared)}</p>;
  return <LeftWords left={left} wanted={wanted} className={className} />;
}

interface LeftWordsProps {
  readonly left: number;
  readonly wanted: number;
  readonly className: string;
}

export function LeftWords({ left, wanted, className }: LeftWordsProps) {
  return <p className={className}>{leftWords(left, wanted, useIsShared())}</p>;
}

/** After the trial: nothing new is given, and what was begun may be finished. */
export function overWords(left: number, isShared: boolean): string {
  const begun = 'Your free trial is over. You can still finish the worksheets that you have begun';
  if (left <= 0) return `${begun}, from tomorrow on.`;
  return `${begun}, up to ${counted(left, 'question')} of them today${isShared ? ' in all of your family' : ''}.`;
}

export function leftWords(left: number, wanted: number, isShared: boolean): string {
  if (left <= 0) return `${allAnsweredWords(isShared)} Tomorrow there are more.`;
  const words = `You have ${counted(left, 'question')} ${leftTodayWords(isShared)}.`;
  return wanted > left ? `${words} We will ask before we give you fewer than you chose.` : words;
}

/** Where siblings share the day, it may not have been this child who answered. */
export const allAnsweredWords = (isShared: boolean): string =>
  isShared
    ? 'All the questions that your family has for today are answered.'
    : 'You have answered all your questions for today.';
