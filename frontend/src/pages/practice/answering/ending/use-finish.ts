import { useCallback, useEffect, useState } from 'react';
import { answers, useSaved } from '../../../../client/answers/saved';
import { askAllAgain } from '../../../../client/kept';
import { useComplete } from '../../api';

export type FinishStage = 'not-asked' | 'sending' | 'waiting';

/**
 * Has a worksheet marked. Every answer must have reached the server before it: the last one it holds is the one that
 * counts. While some have not, the wish stands, and is carried out as soon as they have.
 */
export function useFinish(worksheetId: string) {
  const { run, problem } = useComplete();
  const [stage, setStage] = useState<FinishStage>('not-asked');
  const saved = useSaved().stage;

  const finish = useCallback(
    async ({ asItIs = false }: { readonly asItIs?: boolean } = {}) => {
      setStage('sending');
      await answers.sendNow();
      // What was just answered came too late: that is told first, and the way to the result with it; so is that the
      // day has no more questions.
      if (answers.isMarked(worksheetId) || (answers.isOverLimit(worksheetId) && !asItIs)) {
        setStage('not-asked');
        return;
      }
      if (await answers.hasUnsent(worksheetId)) {
        setStage('waiting');
        return;
      }
      const reply = await run({ worksheetId });
      setStage(stageAfter(reply));
    },
    [run, worksheetId],
  );

  useEffect(() => {
    if (stage === 'waiting' && (saved === 'saved' || saved === 'not-taken')) void finish();
  }, [finish, saved, stage]);
  return { finish, stage, problem };
}

function stageAfter(reply: object | undefined): FinishStage {
  if (reply) return 'sending';
  // Discarded in another tab, perhaps: the page shows what has become of it.
  askAllAgain();
  return 'not-asked';
}
