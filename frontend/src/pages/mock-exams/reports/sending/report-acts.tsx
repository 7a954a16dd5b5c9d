import { ProblemNote } from '../../../../parts/page/shown';
import { ActButton } from './act-button';
import { useSendAgain, type Report, type Reports } from './api';

interface ReportActsProps {
  readonly known: Reports;
  readonly report: Report;
}

/** What can be done about one child’s report. */
export function ReportActs({ known: { mockExamSessionId }, report }: ReportActsProps) {
  const { mockExamUserId, childName, state, version, sending } = report;
  const { run, busy, problem } = useSendAgain();
  const canResend = version > 0 && (state === 'failed' || state === 'sent');
  const again = () => run({ mockExamSessionId, mockExamUserId, seenVersion: version, seenSending: sending });
  return (
    <>
      <span className="session-acts">
        {canResend && (
          <ActButton busy={busy} look="link" onPress={() => void again()}>
            Send again<span className="read-aloud"> to the family of {childName ?? 'this child'}</span>
          </ActButton>
        )}
      </span>
      {problem && <ProblemNote problem={problem} safe="Nothing has been sent." />}
    </>
  );
}
