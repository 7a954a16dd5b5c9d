import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useQuery } from '../../client/contract';
import { useIsOnTrial } from '../../client/session';
import { counted } from '../words';

/** What is left of a free account's day; nothing for the others. */
export function useAllowance() {
  return useAllowanceAnswer().data;
}

export function useAllowanceAnswer() {
  const free = useIsOnTrial();
  return useQuery(getTimeLeftOnFreemiumTrial, free ? {} : undefined);
}

interface LeftTodayProps {
  /** How many questions are about to be asked for. */
  readonly wanted?: number;
  readonly className?: string;
}

/** How many questions a free account has today, wherever a number is chosen; nothing for those that have no limit. */
export function LeftToday({ wanted = 0, className = 'small soft' }: LeftTodayProps) {
  const allowance = useAllowance();
  if (allowance === undefined || allowance.remainingToday === null) return null;
  const { remainingToday: left, daysLeft } = allowance;
  if (daysLeft !== null && daysLeft < 0) return <p className={className}>{overWords(left)}</p>;
  return <LeftWords left={left} wanted={wanted} className={className} />;
}

interface LeftWordsProps {
  readonly left: number;
  readonly wanted: number;
  readonly className: string;
}

export const LeftWords = ({ left, wanted, className }: LeftWordsProps) => (
  <p className={className}>{leftWords(left, wanted)}</p>
);

/** After the trial: nothing new is given, and what was begun may be finished. */
export function overWords(left: number): string {
  const begun = 'Your free trial is over. You can still finish the worksheets that you have begun';
  return left > 0 ? `${begun}, up to ${counted(left, 'question')} of them today.` : `${begun}, from tomorrow on.`;
}

export function leftWords(left: number, wanted: number): string {
  if (left <= 0) return 'You have answered all your questions for today. Tomorrow there are more.';
  const words = `You have ${counted(left, 'question')} left today.`;
  return wanted > left ? `${words} We will ask before we give you fewer than you chose.` : words;
}
