import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { replayAddress } from '../replay/places';
import { WatchedBoard } from './watched-board';
import '../sessions/sessions.css';
import './board.css';

/** A room while it is sat: how each child stands, and what can be done for them. */
export default function MockExamBoardPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('mockExamSessionId') ?? '';
  return (
    <div className="office-stack">
      <nav className="session-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz/mock-exam-sessions">Mock exam sessions</Link>
        {sessionId !== '' && <Link to={replayAddress({ sessionId })}>Replay of the room</Link>}
        {sessionId !== '' && (
          <>
            <Link to={`/app/admin-whizz/view-session-users?session=${encodeURIComponent(sessionId)}`}>
              Users of this session
            </Link>
            <Link to={`/app/admin-whizz/mock-exam-reports?mockExamSessionId=${encodeURIComponent(sessionId)}`}>
              Reports of this session
            </Link>
          </>
        )}
      </nav>
      {sessionId === '' ? (
        <>
          <PageHeading title="Live board" />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <WatchedBoard key={sessionId} sessionId={sessionId} />
      )}
    </div>
  );
}
