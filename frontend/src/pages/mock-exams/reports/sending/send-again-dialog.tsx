import { Dialog } from '../../../../parts/dialog/dialog';
import { ActButton } from '../../../../parts/form/act-button';
import { ProblemNote } from '../../../../parts/page/shown';
import { useSendAgain } from './api';
import type { Report, Reports } from './known';
import { timesWords } from './state-words';

interface SendAgainDialogProps {
  readonly known: Reports;
  readonly report: Report;
  readonly onOver: () => void;
}

/** Asks before a family is written to once more: a mail cannot be taken back. */
export function SendAgainDialog({ known: { mockExamSessionId }, report, onOver }: SendAgainDialogProps) {
  const { mockExamUserId, version, sending, childName } = report;
  const { run, busy, problem } = useSendAgain();
  const again = async () => {
    if (await run({ mockExamSessionId, mockExamUserId, seenVersion: version, seenSending: sending })) onOver();
  };
  return (
    <Dialog title={`Send the report to the family of ${childName ?? 'this child'} again?`} open onClose={onOver}>
      <div className="form">
        <p>
          Issue {version} was sent {timesWords(sending)}. They are written to once more; a mail cannot be taken back.
        </p>
        {problem && <ProblemNote problem={problem} safe="Nothing has been sent." />}
        <div className="session-acts">
          <ActButton busy={busy} look="main" onPress={() => void again()}>
            Send it again
          </ActButton>
          <button type="button" className="btn low pale" onClick={onOver}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
