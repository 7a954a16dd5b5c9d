import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useQuery } from '../client/contract';
import { useIsOnTrial } from '../client/session';
import { counted } from './words';

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
  const left = useAllowance()?.remainingToday;
  if (left === undefined || left === null) return null;
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

export function leftWords(left: number, wanted: number): string {
  if (left <= 0) return 'You have answered all your questions for today. Tomorrow there are more.';
  const words = `You have ${counted(left, 'question')} left today.`;
  return wanted > left ? `${words} We will ask before we give you fewer than you chose.` : words;
}
