import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActButton } from '../../../../parts/form/act-button';
import { ProblemNote } from '../../../../parts/page/shown';
import { useMakeAgain } from './api';
import type { Report, Reports } from './known';
import { SendAgainDialog } from './send-again-dialog';
import { isOpenRequest, isOver, noteOf, seenIn } from './standing';
import { usePreview } from './use-report-files';

interface ReportActsProps {
  readonly known: Reports;
  readonly report: Report;
}

/** What can be done about one child’s report: before it is made it can be looked at, after that read and sent once more. */
export function ReportActs({ known, report }: ReportActsProps) {
  const { state, version } = report;
  const isToCome = isOver(known) && version === 0 && state !== 'skipped';
  return (
    <span className="session-acts">
      {isToCome && <ToCome known={known} report={report} />}
      {version > 0 && <Read known={known} report={report} />}
      {version > 0 && (state === 'failed' || state === 'sent') && <Again known={known} report={report} />}
      <MakeAgain known={known} report={report} />
    </span>
  );
}

function ToCome({ known, report }: ReportActsProps) {
  if (!report.hasSat) return <span className="soft">Did not sit it: gets no report</span>;
  return <Preview known={known} report={report} />;
}

const nameIn = ({ childName }: Report) => childName ?? 'this child';

function Preview({ known: { mockExamSessionId }, report }: ReportActsProps) {
  const { take, busy, problem } = usePreview(mockExamSessionId, report.mockExamUserId);
  return (
    <>
      <ActButton busy={busy} look="link" onPress={() => void take()}>
        Preview<span className="read-aloud"> of the report of {nameIn(report)}</span>
      </ActButton>
      {problem && <ProblemNote problem={problem} undone="Nobody was written to." />}
    </>
  );
}

function Read({ known: { mockExamSessionId }, report }: ReportActsProps) {
  const which = new URLSearchParams({ mockExamSessionId, mockExamUserId: report.mockExamUserId }).toString();
  return (
    <Link to={`/app/admin-whizz/mock-exam-report?${which}`}>
      Read<span className="read-aloud"> the report of {nameIn(report)}</span>
    </Link>
  );
}

function Again({ known, report }: ReportActsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="link-button" onClick={() => setAsking(true)}>
        Send again<span className="read-aloud"> to the family of {nameIn(report)}</span>
      </button>
      {isAsking && <SendAgainDialog known={known} report={report} onOver={() => setAsking(false)} />}
    </>
  );
}

function MakeAgain({ known, report }: ReportActsProps) {
  const { run, busy, problem } = useMakeAgain();
  const { mockExamSessionId } = known;
  const mockExamUserIds = [report.mockExamUserId];
  if (report.state !== 'not made' || isOpenRequest(known)) return null;
  const again = () =>
    run({ mockExamSessionId, mockExamUserIds, note: noteOf(known, [report]), seenRequests: seenIn(known) });
  return (
    <>
      <ActButton busy={busy} look="link" onPress={() => void again()}>
        Make again<span className="read-aloud"> the report of {nameIn(report)}</span>
      </ActButton>
      {problem && <ProblemNote problem={problem} undone="Nobody was written to." />}
    </>
  );
}
