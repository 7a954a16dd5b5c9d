import { useEffect, useMemo } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useQuery } from '../../client/contract';
import { device, keptJson } from '../../client/device-store';
import { useIsOnTrial, useSession } from '../../client/session';
import { counted } from '../../parts/words';

type Trial = Pick<ReplyOf<typeof getTimeLeftOnFreemiumTrial>, 'daysLeft' | 'confirmEmailBy'>;

/**
 * What is left of the trial of a free account; nothing for others, and nothing when it cannot be learned. What was learned
 * today stands there from the first: it takes room above the page, and would push the page down if it came later.
 */
export function useTrial(): Partial<Trial> & { readonly free: boolean; readonly awaited: boolean } {
  const free = useIsOnTrial();
  const { data, problem } = useQuery(getTimeLeftOnFreemiumTrial, free ? {} : undefined);
  const kept = useKeptTrial(data);
  if (!free) return { free, awaited: false };
  const trial = data ?? kept;
  return { free, awaited: !trial && !problem, daysLeft: trial?.daysLeft, confirmEmailBy: trial?.confirmEmailBy };
}

/** What this device was told of it today; what is told now is kept. */
function useKeptTrial(told: Trial | undefined): Trial | undefined {
  const of = `${useSession()?.learnerId} ${new Date().toDateString()}`;
  useEffect(() => {
    if (told) keep(of, told);
  }, [of, told]);
  return useMemo(() => keptOf(of), [of]);
}

const today = keptJson<Trial & { readonly of: string }>(device, 'trial');

const keep = (of: string, { daysLeft, confirmEmailBy }: Trial) => today.write({ of, daysLeft, confirmEmailBy });

function keptOf(of: string): Trial | undefined {
  const kept = today.read();
  return kept?.of === of ? kept : undefined;
}

/** The spec's words; silent while more than seven days are left. */
export function trialMessage(daysLeft: number | null | undefined): string | undefined {
  if (daysLeft === null || daysLeft === undefined || daysLeft > 7) return undefined;
  if (daysLeft < 0) return 'Your trial has expired.';
  return daysLeft === 0
    ? 'Your trial expires at midnight.'
    : `You have ${counted(daysLeft, 'day')} left on your trial.`;
}
