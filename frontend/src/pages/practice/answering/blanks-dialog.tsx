import { Dialog } from '../../../parts/dialog';
import { counted } from '../../../parts/words';

interface BlanksDialogProps {
  readonly blanks: readonly number[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoTo: (number: number) => void;
  readonly onFinish: () => void;
}

/** Asked before a worksheet with blanks is marked. */
export function BlanksDialog({ blanks, open, onClose, onGoTo, onFinish }: BlanksDialogProps) {
  const first = blanks[0] ?? 1;
  return (
    <Dialog title={`${counted(blanks.length, 'question is', 'questions are')} blank`} open={open} onClose={onClose}>
      <p>A blank counts as not right. You can go back, or see the answers now.</p>
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
