import { Link } from 'react-router-dom';
import { ProblemNote } from '../../../../parts/page/shown';
import { moment } from '../../../../parts/dates';
import { ActButton } from '../../../../parts/form/act-button';
import { counted } from '../../../../parts/words';
import { useSendOverall } from './api';
import type { Reports } from './known';
import { isOver, isOverallMissing, isOverallUnderWay } from './standing';
import { useOverallFile } from './use-report-files';

/** The report over all who sat: for staff alone. */
export function OverallPanel({ known }: { readonly known: Reports }) {
  const { run, busy, problem } = useSendOverall();
  const file = useOverallFile(known);
  const { overall, mockExamSessionId } = known;
  const canAsk = isOver(known) && !isOverallMissing(known);
  const ask = () => run(overall === null ? { mockExamSessionId } : { mockExamSessionId, again: true });
  return (
    <section className="office-panel reports-panel" aria-labelledby="overall-report">
      <h2 id="overall-report">Overall report, for staff</h2>
      <p role="status">{overallWords(known)}</p>
      <p className="session-acts">
        {canAsk && (
          <ActButton busy={busy} look={overall === null ? 'main' : 'pale'} onPress={() => void ask()}>
            {overall === null ? 'Send Overall Report' : 'Make it anew and send it'}
          </ActButton>
        )}
        {overall && (
          <>
            <Link to={readAt(mockExamSessionId)}>Read it here</Link>
            <ActButton busy={file.busy} onPress={() => void file.take()}>
              Open the PDF
            </ActButton>
          </>
        )}
      </p>
      {problem && <ProblemNote problem={problem} undone="Nobody was written to." />}
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
    </section>
  );
}

const readAt = (mockExamSessionId: string): string =>
  `/app/admin-whizz/mock-exam-overall-report?${new URLSearchParams({ mockExamSessionId }).toString()}`;

function overallWords(known: Reports): string {
  const { overall, overallStuck } = known;
  if (isOverallUnderWay(known)) return 'It is being made; admins are written to as soon as it is.';
  if (isOverallMissing(known)) return `It could not be made: “${overallStuck}”.`;
  if (overall === null)
    return 'How marks spread, how sure they are, and which questions to look at again. It names no child; admins are written to where it stands.';
  const { sent, addressed } = overall;
  const some = sent < addressed ? `${sent} of ${counted(addressed, 'admin was', 'admins were')}` : null;
  return `Made ${moment(overall.issuedAt)}, and ${some ?? counted(sent, 'admin was', 'admins were')} written to.`;
}
