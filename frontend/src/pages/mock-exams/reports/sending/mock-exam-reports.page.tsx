import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { dashboard, SessionPage, type Way } from '../../sessions/session-page';
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

/** A session whose reports are read is over. */
const back: readonly Way[] = [dashboard, ['/app/admin-whizz/mock-exam-sessions?show=past', 'Mock exam sessions']];

/** The reports of a session: made, looked at, sent, and what became of each. */
export default function MockExamReportsPage() {
  return (
    <SessionPage title="Reports of a session" back={back}>
      {(sessionId) => <OfSession sessionId={sessionId} />}
    </SessionPage>
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
