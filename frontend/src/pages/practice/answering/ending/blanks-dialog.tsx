import { useIsOnTrial } from '../../../../client/session';
import { Dialog } from '../../../../parts/dialog/dialog';
import { useAllowance } from '../../../../parts/account/left-today';
import { counted } from '../../../../parts/words';

interface BlanksDialogProps {
  readonly blanks: readonly number[];
  /** What is shown may be older than what was answered on another device. */
  readonly behind?: boolean;
  /** Paid for when it was printed. */
  readonly onPaper?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoTo: (number: number) => void;
  readonly onFinish: () => void;
}

/** Asked before a worksheet with blanks is marked. */
export function BlanksDialog({
  blanks,
  behind = false,
  onPaper = false,
  open,
  onClose,
  onGoTo,
  onFinish,
}: BlanksDialogProps) {
  // Blanks that are shown count among a free account's questions of the day.
  const left = useLeftToSee(onPaper);
  const first = blanks[0] ?? 1;
  const [one, many] = behind ? ['question looks', 'questions look'] : ['question is', 'questions are'];
  const title = `${counted(blanks.length, one, many)} blank`;
  return (
    <Dialog title={title} open={open} onClose={onClose} end="Cancel">
      {behind && (
        <p>We are catching up: what you answered on another device may not show here yet. It is safe, and it counts.</p>
      )}
      <p>{blankWords(blanks.length, left)}</p>
      <div className="row">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onClose();
            onGoTo(first);
          }}
        >
          Go to question {first}
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            onClose();
            onFinish();
          }}
        >
          View Answers
        </button>
      </div>
    </Dialog>
  );
}

/** How many answers a free account may see today; undefined where they cost nothing. */
function useLeftToSee(onPaper: boolean): number | undefined {
  const left = useAllowance()?.remainingToday ?? undefined;
  return useIsOnTrial() && !onPaper ? left : undefined;
}

/** What becomes of blanks; `left`: how many questions a free account has today, where each answer that is shown uses one. */
export function blankWords(blanks: number, left: number | undefined): string {
  const counts = 'A blank counts as not right.';
  if (left === undefined) return `${counts} You can go back, or see the answers now.`;
  if (left <= 0) return `${counts} You have no questions left today, so these answers are shown another day.`;
  const uses = `Seeing the answer to a blank uses one of today’s questions, and you have ${left} left`;
  return left < blanks
    ? `${counts} ${uses}: the other ${blanks - left === 1 ? 'one' : counted(blanks - left, 'answer')} can be seen another day.`
    : `${counts} ${uses}. You can go back, or see the answers now.`;
}
