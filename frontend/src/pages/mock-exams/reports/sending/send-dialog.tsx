import { Dialog } from '../../../../parts/dialog/dialog';
import { ActButton } from '../../../../parts/form/act-button';
import { ProblemNote } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useSendReports } from './api';
import type { Reports } from './known';
import { toGetOne } from './standing';

interface SendDialogProps {
  readonly known: Reports;
  readonly onOver: () => void;
}

/** Says what will happen, and asks once more: a mail cannot be taken back. */
export function SendDialog({ known, onOver }: SendDialogProps) {
  const { mockExamSessionId, users } = known;
  const count = toGetOne(known);
  const { run, busy, problem } = useSendReports();
  const send = async () => {
    if (await run({ mockExamSessionId })) onOver();
  };
  return (
    <Dialog title={`Send ${counted(count, 'report')}`} open onClose={onOver}>
      <div className="form">
        <p>
          The report of each of {counted(count, 'child', 'children')} who sat the exam is made, and their family is
          written to once, with a link that opens after log-in. The mail holds no score.
        </p>
        <p>
          {users > count && `${counted(users - count, 'child', 'children')} booked and did not sit it: they get none. `}
          You can leave this page meanwhile: it goes on.
        </p>
        {problem && <ProblemNote problem={problem} safe="Nothing has been sent." />}
        <div className="form-ends">
          <ActButton busy={busy} look="main" onPress={() => void send()}>
            Send {counted(count, 'report')}
          </ActButton>
          <button type="button" className="btn low pale" onClick={onOver}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
