import { useIsOnTrial } from '../../../../client/session';
import { Dialog } from '../../../../parts/dialog';
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
  const counts = useIsOnTrial() && !onPaper;
  const first = blanks[0] ?? 1;
  const [one, many] = behind ? ['question looks', 'questions look'] : ['question is', 'questions are'];
  const title = `${counted(blanks.length, one, many)} blank`;
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {behind && (
        <p>We are catching up: what you answered on another device may not show here yet. It is safe, and it counts.</p>
      )}
      <p>
        A blank counts as not right{counts && ', and its answer as one of today’s questions'}. You can go back, or see
        the answers now.
      </p>
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
