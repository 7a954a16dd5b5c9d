import { useState } from 'react';
import { Problem } from './problem';

export interface OneAtATime {
  /** Does nothing while it is busy. Says whether it was done; a problem is kept, anything else is thrown. */
  readonly run: (act: () => Promise<void>) => Promise<boolean>;
  readonly busy: boolean;
  /** Of the last one. */
  readonly problem: Problem | undefined;
}

/** One thing at a time, and what went wrong with it. */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const run = async (act: () => Promise<void>) => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problem };
}
