import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown, Together } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useIncidents, useLosses } from './api';
import { OfSession } from './of-session';
import './incidents.css';

/** What disturbed a session: who lost how much by which evidence, and what is given back for it. */
export default function MockExamIncidentsPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('mockExamSessionId') ?? params.get('session') ?? '';
  const users = `/app/admin-whizz/view-session-users?${new URLSearchParams({ session: sessionId }).toString()}`;
  return (
    <div className="office-stack">
      <nav className="incident-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>
        <Link to="/app/admin-whizz/mock-exam-sessions">Mock exam sessions</Link>
        {sessionId !== '' && <Link to={users}>Users of the session</Link>}
      </nav>
      {sessionId === '' ? (
        <>
          <PageHeading title="Incidents of a session" />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <Asked sessionId={sessionId} />
      )}
    </div>
  );
}

function Asked({ sessionId }: { readonly sessionId: string }) {
  const incidents = useIncidents(sessionId);
  const losses = useLosses(sessionId);
  return (
    <Together answers={[incidents, losses]} skeleton={<Skeleton lines={8} />}>
      <Shown answer={incidents}>
        {(known) => (
          <Shown answer={losses}>
            {({ children, countedTo, serverNow }) => (
              <OfSession
                key={sessionId}
                sessionId={sessionId}
                known={known}
                sat={children}
                reckoned={{ countedTo, at: serverNow }}
                onAgain={losses.again}
              />
            )}
          </Shown>
        )}
      </Shown>
    </Together>
  );
}
