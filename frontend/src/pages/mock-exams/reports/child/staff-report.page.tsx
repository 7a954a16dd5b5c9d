import { Link } from 'react-router-dom';
import { resultsAddress, timelineAddress, usersAddress } from '../../sessions/addresses';
import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { StaffTrend } from '../trend/trend';
import { NotMade } from '../not-made';
import { useReport, type Which } from './api';
import { MadeAgain } from './made-again';
import { ReportSheet } from './report-sheet';
import { useWhichReport } from './which-report';

const TITLE = 'Report of a mock exam';

/** A child's report as its family has it, and beside it what it was made from. */
export default function StaffReportPage() {
  const which = useWhichReport();
  return (
    <div className="office-stack">
      <nav className="report-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>
        {which ? <Ways which={which} /> : <Link to="/app/admin-whizz/mock-exam-sessions">Mock exam sessions</Link>}
      </nav>
      {which ? (
        <>
          <OfChild which={which} />
          <StaffTrend mockExamUserId={which.mockExamUserId} />
        </>
      ) : (
        <>
          <PageHeading title={TITLE} />
          <p>Please choose a child from the users of a session first.</p>
        </>
      )}
    </div>
  );
}

function Ways({ which: { mockExamSessionId, mockExamUserId } }: { readonly which: Which }) {
  return (
    <>
      <Link to={usersAddress(mockExamSessionId)}>Users of the session</Link>
      <Link to={resultsAddress(mockExamSessionId)}>Results</Link>
      <Link to={timelineAddress(mockExamSessionId, mockExamUserId)}>Timeline of this child</Link>
    </>
  );
}

function OfChild({ which }: { readonly which: Which }) {
  const answer = useReport(which);
  if (answer.data === undefined && answer.problem?.code === 'ReportNotFound')
    return <NotMade title={TITLE} sessionId={which.mockExamSessionId} />;
  return (
    <>
      {answer.problem && answer.data === undefined && <PageHeading title={TITLE} />}
      <Shown answer={answer} skeleton={<Skeleton lines={12} />}>
        {(report) => (
          <>
            <ReportSheet report={report} which={which} canStart={false} />
            {/* What was said of another child's is never left standing. */}
            <MadeAgain
              key={`${which.mockExamSessionId} ${which.mockExamUserId} ${report.version}`}
              report={report}
              which={which}
            />
          </>
        )}
      </Shown>
    </>
  );
}
