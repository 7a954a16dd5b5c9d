import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useQuery } from '../../client/contract';
import { useIsOnTrial } from '../../client/session';
import { counted } from '../../parts/words';

/** What is left of the trial of a free account; nothing for others, and nothing when it cannot be learned. */
export function useTrial() {
  const free = useIsOnTrial();
  return { free, ...useQuery(getTimeLeftOnFreemiumTrial, free ? {} : undefined).data };
}

/** The spec's words; silent while more than seven days are left. */
export function trialMessage(daysLeft: number | null | undefined): string | undefined {
  if (daysLeft === null || daysLeft === undefined || daysLeft > 7) return undefined;
  if (daysLeft < 0) return 'Your trial has expired.';
  return daysLeft === 0
    ? 'Your trial expires at midnight.'
    : `You have ${counted(daysLeft, 'day')} left on your trial.`;
}
