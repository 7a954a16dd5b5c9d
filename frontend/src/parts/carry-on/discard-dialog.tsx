import { discardWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { useCommand } from '../../client/contract';
import { askAllAgain } from '../../client/kept';
import { useIsOnTrial } from '../../client/session';
import { Dialog } from '../dialog/dialog';
import { ProblemNote } from '../page/shown';
import { farOf, isOnPaper, levelsIn, type OpenWorksheet } from './open-worksheets';

interface DiscardDialogProps {
  readonly worksheet: OpenWorksheet;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Says what happens before it does. */
export function DiscardDialog({ worksheet, name, onClose, onDiscarded }: DiscardDialogProps) {
  const { run, busy, problem } = useCommand(discardWorksheet);
  const onTrial = useIsOnTrial();
  const discard = async () => {
    if (busy) return;
    if (await run({ worksheetId: worksheet.worksheetId })) onDiscarded();
    // Marked meanwhile, perhaps in another tab: the list shows it no longer.
    else askAllAgain();
  };
  return (
    <Dialog title="Discard this worksheet?" open onClose={onClose}>
      <p>
        <b>{name}</b>
        <br />
        <span className="small soft">
          {levelsIn(worksheet)} · {farOf(worksheet)}
        </span>
      </p>
      <p>
        It leaves this list on every device, and is never marked: nothing in it counts towards your scores. This cannot
        be undone.
      </p>
      {onTrial && (isOnPaper(worksheet) || worksheet.answered > 0) && (
        <p>{isOnPaper(worksheet) ? 'Its questions' : 'Questions that you answered in it'} still count for that day.</p>
      )}
      {problem && <ProblemNote problem={problem} undone="The worksheet is still there." />}
      <div className="row">
        <button type="button" className="btn pale" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="btn" aria-disabled={busy} onClick={() => void discard()}>
          {busy ? 'One moment…' : 'Discard it'}
        </button>
      </div>
    </Dialog>
  );
}
