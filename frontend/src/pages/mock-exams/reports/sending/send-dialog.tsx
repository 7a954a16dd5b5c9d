import { Dialog } from '../../../../parts/dialog/dialog';
import { ActButton } from '../../../../parts/form/act-button';
import { ProblemNote } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useSendReports } from './api';
import type { Reports } from './known';

interface SendDialogProps {
  readonly known: Reports;
  readonly onOver: () => void;
}

/** Says what will happen, and asks once more: a mail cannot be taken back. */
export function SendDialog({ known: { mockExamSessionId, users }, onOver }: SendDialogProps) {
  const { run, busy, problem } = useSendReports();
  const send = async () => {
    if (await run({ mockExamSessionId })) onOver();
  };
  return (
    <Dialog title={`Send ${counted(users, 'report')}`} open onClose={onOver}>
      <div className="form">
        <p>
          The report of each of {counted(users, 'child', 'children')} who booked is made, and their family is written to
          once, with a link that opens after log-in. The mail holds no score.
        </p>
        <p>Whoever did not sit the exam gets none. You can leave this page meanwhile: it goes on.</p>
        {problem && <ProblemNote problem={problem} safe="Nothing has been sent." />}
        <ActButton busy={busy} look="main" onPress={() => void send()}>
          Send {counted(users, 'report')}
        </ActButton>
      </div>
    </Dialog>
  );
}
