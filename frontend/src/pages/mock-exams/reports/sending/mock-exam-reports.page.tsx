import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { useReports } from './api';
import type { Reports } from './known';
import { OverallPanel } from './overall-panel';
import { ReportTable } from './report-table';
import { RequestHistory } from './request-history';
import { SendingPanel } from './sending-panel';
import { headline } from './standing';
import { whichSession } from './which-session';
import '../../sessions/sessions.css';
import './reports.css';

/** The reports of a session: made, looked at, sent, and what became of each. */
export default function MockExamReportsPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('mockExamSessionId') ?? '';
  return (
    <div className="office-stack">
      <nav className="session-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>
        <Link to="/app/admin-whizz/mock-exam-sessions?show=past">Mock exam sessions</Link>
        {sessionId !== '' && (
          <Link to={`/app/admin-whizz/view-session-users?session=${encodeURIComponent(sessionId)}`}>Its users</Link>
        )}
      </nav>
      {sessionId === '' ? (
        <>
          <PageHeading title="Reports of a session" />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <OfSession sessionId={sessionId} />
      )}
    </div>
  );
}

function OfSession({ sessionId }: { readonly sessionId: string }) {
  const answer = useReports(sessionId);
  return <Shown answer={answer}>{(known) => <Known known={known} />}</Shown>;
}

function Known({ known }: { readonly known: Reports }) {
  return (
    <>
      <div>
        <PageHeading title={`Reports, ${whichSession(known)}`}>{headline(known)}</PageHeading>
        <p className="soft session-facts">Mock exam, {whichSession(known)}</p>
      </div>
      <div className="reports-panels">
        <SendingPanel known={known} />
        <OverallPanel known={known} />
      </div>
      <section className="office-panel" aria-label="Report of each child">
        <ReportTable known={known} />
      </section>
      <RequestHistory requests={known.requests} />
    </>
  );
}
