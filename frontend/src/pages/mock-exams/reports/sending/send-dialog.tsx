import { counted } from '../../../../parts/words';
import { useSendReports } from './api';
import { AskedFirst } from './asked-first';
import type { Reports } from './known';
import { toGetOne } from './standing';

interface SendDialogProps {
  readonly known: Reports;
  readonly onOver: () => void;
}

/** Says what will happen, and asks once more. */
export function SendDialog({ known, onOver }: SendDialogProps) {
  const { mockExamSessionId, users } = known;
  const count = toGetOne(known);
  const sending = useSendReports();
  const send = async () => {
    if (await sending.run({ mockExamSessionId })) onOver();
  };
  const title = `Send ${counted(count, 'report')}`;
  return (
    <AskedFirst title={title} act={title} sending={sending} onSend={send} onOver={onOver}>
      <p>
        The report of each of {counted(count, 'child', 'children')} who sat the exam is made, and their family is
        written to once, with a link that opens after log-in. The mail holds no score.
      </p>
      <p>
        {users > count && `${counted(users - count, 'child', 'children')} booked and did not sit it: they get none. `}
        You can leave this page meanwhile: it goes on.
      </p>
    </AskedFirst>
  );
}
