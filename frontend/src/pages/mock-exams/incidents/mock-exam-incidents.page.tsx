import { Shown, Together } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { SessionPage } from '../sessions/session-page';
import { useIncidents, useLosses } from './api';
import { OfSession } from './of-session';
import './incidents.css';
import './losses.css';

/** What disturbed a session: who lost how much by which evidence, and what is given back for it. */
export default function MockExamIncidentsPage() {
  return <SessionPage title="Incidents of a session">{(sessionId) => <Asked sessionId={sessionId} />}</SessionPage>;
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
