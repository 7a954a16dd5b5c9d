import { useSendAgain } from './api';
import { AskedFirst } from './asked-first';
import type { Report, Reports } from './known';
import { timesWords } from './state-words';

interface SendAgainDialogProps {
  readonly known: Reports;
  readonly report: Report;
  readonly onOver: () => void;
}

/** Asks before a family is written to once more. */
export function SendAgainDialog({ known: { mockExamSessionId }, report, onOver }: SendAgainDialogProps) {
  const { mockExamUserId, version, sending: seenSending, childName } = report;
  const sending = useSendAgain();
  const send = async () => {
    if (await sending.run({ mockExamSessionId, mockExamUserId, seenVersion: version, seenSending })) onOver();
  };
  const title = `Send the report to the family of ${childName ?? 'this child'} again?`;
  return (
    <AskedFirst title={title} act="Send it again" sending={sending} onSend={send} onOver={onOver}>
      <p>
        Issue {version} was sent {timesWords(seenSending)}. They are written to once more; a mail cannot be taken back.
      </p>
    </AskedFirst>
  );
}
