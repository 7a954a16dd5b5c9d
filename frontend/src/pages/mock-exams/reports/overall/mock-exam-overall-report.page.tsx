import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { reportsAddress, resultsAddress } from '../../sessions/addresses';
import { NotMade } from '../not-made';
import { useOverallReport, type Which } from './api';
import { OverallMade } from './overall-made';
import { OverallSheet } from './overall-sheet';
import '../child/report.css';
import '../child/report-pictures.css';
import '../../../../parts/tables/plain-table.css';
import './overall.css';

const TITLE = 'Overall report of a session';

/** The report over all who sat a session, for staff: the same that stands in the PDF. */
export default function MockExamOverallReportPage() {
  const [params] = useSearchParams();
  const mockExamSessionId = params.get('mockExamSessionId') ?? '';
  const version = Number(params.get('version'));
  const isVersion = Number.isInteger(version) && version > 0 && version <= 10_000;
  return (
    <div className="office-stack">
      <nav className="report-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>
        {mockExamSessionId === '' ? (
          <Link to="/app/admin-whizz/mock-exam-sessions?show=past">Mock exam sessions</Link>
        ) : (
          <Ways sessionId={mockExamSessionId} />
        )}
      </nav>
      {mockExamSessionId === '' ? (
        <>
          <PageHeading title={TITLE} />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <OfSession which={{ mockExamSessionId, ...(isVersion && { version }) }} />
      )}
    </div>
  );
}

function Ways({ sessionId }: { readonly sessionId: string }) {
  return (
    <>
      <Link to={reportsAddress(sessionId)}>Reports of the session</Link>
      <Link to={resultsAddress(sessionId)}>Results as they stand now</Link>
    </>
  );
}

function OfSession({ which }: { readonly which: Which }) {
  const answer = useOverallReport(which);
  if (answer.data === undefined && answer.problem?.code === 'ReportNotFound')
    return <NotMade title={TITLE} sessionId={which.mockExamSessionId} />;
  return (
    <>
      {answer.problem && answer.data === undefined && <PageHeading title={TITLE} />}
      <Shown answer={answer} skeleton={<Skeleton lines={12} />}>
        {(report) => (
          <>
            <OverallSheet report={report} which={which} />
            <OverallMade key={report.version} report={report} which={which} />
          </>
        )}
      </Shown>
    </>
  );
}
