import { useCallback, useState } from 'react';
import { answers } from '../../../client/answers/saved';
import { askAllAgain } from '../../../client/kept';
import type { Problem } from '../../../client/problem';
import { rememberCheck, rememberSteps, useCheckAnswer, useShowSteps } from '../api';
import { dropDraft } from './kept-draft';

/** A try to be checked. */
interface ToCheck {
  readonly number: number;
  readonly answer: string;
  readonly nth: 1 | 2;
  /** Settles once the answer is kept on this device. */
  readonly kept: Promise<void>;
}

/** Why there is no mark: what is written is kept in either case. */
export type NotChecked = { readonly kind: 'offline' } | { readonly kind: 'problem'; readonly problem: Problem };

/**
 * Has an answer marked that has reached the server: a first try goes with all others of the device, and only one that
 * stands in the log is checked.
 */
export function useCheck(worksheetId: string) {
  const { run, busy, problem, clear } = useCheckAnswer();
  const steps = useSteps(worksheetId);
  const [sending, setSending] = useState(false);
  const [offline, setOffline] = useState(false);

  const check = useCallback(
    async ({ number, answer, nth, kept }: ToCheck): Promise<boolean> => {
      setSending(true);
      setOffline(false);
      try {
        await kept;
        await answers.sendNow();
        if (await answers.hasUnsent(worksheetId)) {
          setOffline(true);
          return false;
        }
        const reply = await run({ worksheetId, questionNumber: number, answer, try: nth });
        // Refused: somebody else was quicker, perhaps this child in another tab, and the page shows what they did.
        if (!reply) askAllAgain();
        else rememberCheck(worksheetId, { ...reply, number, answer, nth });
        if (reply && nth === 2) dropDraft();
        return reply !== undefined;
      } finally {
        setSending(false);
      }
    },
    [run, worksheetId],
  );
  const { clear: clearSteps } = steps;
  const reset = useCallback(() => {
    setOffline(false);
    clear();
    clearSteps();
  }, [clear, clearSteps]);
  const notChecked = whyNot(offline, problem ?? steps.problem);
  return { check, showSteps: steps.show, reset, busy: busy || sending || steps.busy, notChecked };
}

/** Has all steps told: a second try is over before they are. */
function useSteps(worksheetId: string) {
  const { run, busy, problem, clear } = useShowSteps();
  const show = useCallback(
    async (number: number): Promise<boolean> => {
      const reply = await run({ worksheetId, questionNumber: number });
      if (!reply) return false;
      rememberSteps(worksheetId, number, reply);
      dropDraft();
      return true;
    },
    [run, worksheetId],
  );
  return { show, busy, problem, clear };
}

function whyNot(offline: boolean, problem: Problem | undefined): NotChecked | undefined {
  if (offline || problem?.kind === 'offline') return { kind: 'offline' };
  return problem && { kind: 'problem', problem };
}
