import { replayAddress } from '../replay/places';
import { reportsAddress, usersAddress } from '../sessions/addresses';
import { allSessions, SessionPage, type Way } from '../sessions/session-page';
import { WatchedBoard } from './watched-board';
import '../sessions/sessions.css';
import './board.css';

const ways = (sessionId: string): readonly Way[] => [
  [replayAddress({ sessionId }), 'Replay of the room'],
  [usersAddress(sessionId), 'Users of this session'],
  [reportsAddress(sessionId), 'Reports of this session'],
];

/** A room while it is sat: how each child stands, and what can be done for them. */
export default function MockExamBoardPage() {
  return (
    <SessionPage title="Live board" back={[allSessions]} ways={ways}>
      {(sessionId) => <WatchedBoard sessionId={sessionId} />}
    </SessionPage>
  );
}
