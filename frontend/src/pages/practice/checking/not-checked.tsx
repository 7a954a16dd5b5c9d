import { AsleepBird } from '../../../parts/bird/asleep-bird';
import { ProblemNote } from '../../../parts/page/shown';
import type { NotChecked } from './use-check';

interface NotCheckedNoteProps {
  readonly notChecked: NotChecked | undefined;
  /** Somebody asked for a check of nothing. */
  readonly empty: boolean;
}

/** Why an answer was not checked, and what is safe. */
export function NotCheckedNote({ notChecked, empty }: NotCheckedNoteProps) {
  if (empty) {
    return (
      <p className="notice" role="alert">
        Write an answer first, or skip this question for now.
      </p>
    );
  }
  if (!notChecked) return null;
  if (notChecked.kind === 'problem') return <ProblemNote problem={notChecked.problem} safe="What you wrote is kept." />;
  return (
    <div className="notice warn" role="alert">
      <AsleepBird />
      <p>
        <b>Checking needs a connection.</b>
      </p>
      <p>
        Your answer is kept on this device. You can check it once you are back online, or go on to the next question.
      </p>
    </div>
  );
}
