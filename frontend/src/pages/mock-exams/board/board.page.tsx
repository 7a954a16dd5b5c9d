import { allSessions, SessionPage } from '../sessions/session-page';
import { WatchedBoard } from './watched-board';
import '../sessions/sessions.css';
import './board.css';

/** A room while it is sat: how each child stands, and what can be done for them. */
export default function MockExamBoardPage() {
  return (
    <SessionPage title="Live board" back={[allSessions]}>
      {(sessionId) => <WatchedBoard sessionId={sessionId} />}
    </SessionPage>
  );
}
