import { useEffect, useState } from 'react';
import { answers } from '../../../client/answers/saved';
import { counted } from '../../../parts/words';

interface SessionEndedProps {
  readonly learnerId: string;
  /** Whether it ended on a page of the office, where nobody answers questions. */
  readonly inOffice?: boolean;
}

/** Why somebody is asked to log in again who never left, and that nothing of what they wrote is lost. */
export function SessionEnded({ learnerId, inOffice = false }: SessionEndedProps) {
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    void answers.keptFor(learnerId).then(setKept);
  }, [learnerId]);
  return (
    <div className="notice" role="status">
      <p>
        <b>You have been logged out.</b>
      </p>
      <p>
        The password was changed, or this log-in was ended on another device or after a long time, or the account was
        closed or erased. Where it is still there, log in again to go on where you were.
      </p>
      {!inOffice && kept !== undefined && <p>{wordsFor(kept)}</p>}
    </div>
  );
}

function wordsFor(kept: number): string {
  if (kept === 0) return 'No answer waits on this device: what was answered is saved, unless the account was erased.';
  const them = kept === 1 ? 'is sent' : 'are sent';
  return `${counted(kept, 'answer is', 'answers are')} kept on this device, and ${them} as soon as you are back.`;
}
