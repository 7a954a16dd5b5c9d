import type { SubjectKey } from 'schemas/questions/question';
import { Dialog } from '../../../../parts/dialog/dialog';
import { leftTodayWords, useIsShared } from '../../../../parts/account/left-today';
import { counted } from '../../../../parts/words';
import { NoQuestionsDialog } from './no-questions-dialog';
import type { useStart } from './use-start';

interface StartDialogsProps {
  readonly subject: SubjectKey;
  readonly starting: ReturnType<typeof useStart>;
}

/** What is said instead of opening a worksheet: that none is left, or that fewer are, which are given to whoever wants them. */
export function StartDialogs({ subject, starting }: StartDialogsProps) {
  const { none, clearNone, fewer, clearFewer } = starting;
  const isShared = useIsShared();
  return (
    <>
      <NoQuestionsDialog reason={none} subject={subject} onClose={clearNone} />
      {fewer && (
        <Dialog title={`You have ${fewer.left} ${leftTodayWords(isShared)}`} open onClose={clearFewer}>
          <p>
            That is {counted(fewer.left, 'question')}, and you asked for more. Start with {fewer.left}? Tomorrow there
            are more.
          </p>
          <div className="row">
            <button type="button" className="btn" onClick={fewer.start}>
              Start with {fewer.left}
            </button>
            <button type="button" className="btn pale" onClick={clearFewer}>
              Not now
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
