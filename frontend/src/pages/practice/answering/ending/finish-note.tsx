import type { Problem } from '../../../../client/problem';
import { AsleepBird } from '../../../../parts/bird/asleep-bird';
import { ProblemNote } from '../../../../parts/page/shown';
import type { FinishStage } from './use-finish';

interface FinishNoteProps {
  readonly stage: FinishStage;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

/** Why the answers are not here yet. */
export function FinishNote({ stage, problem, again }: FinishNoteProps) {
  if (stage === 'waiting') {
    return (
      <div className="notice warn" role="status">
        <AsleepBird />
        <p>
          <b>Your answers are kept on this device, and have not all reached us yet.</b>
        </p>
        <p>
          While this page is open they are marked by themselves as soon as the connection is back. If you close it, they
          are sent when you come back. Nothing is lost.
        </p>
        <button type="button" className="btn low pale" onClick={again}>
          Try again now
        </button>
      </div>
    );
  }
  return problem ? <ProblemNote problem={problem} again={again} safe="All your answers are saved." /> : null;
}
