import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { replayAddress } from '../replay/places';
import { useSessionUsers, type SessionUser } from './api';
import { ArrangementsForm } from './arrangements-form';
import { whenWords } from './change-session';
import { KeyHistory } from '../keys/key-history';
import '../keys/keys.css';
import { useRoom } from './room/room-api';
import { RoomDialog, RoomPanel, type Wanted } from './room/room-panel';
import { SessionUserTable } from './session-user-table';
import './sessions.css';

/** Who sits a session: how far each is, by what right, and what is arranged for them. */
export default function ViewSessionUsersPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('session') ?? params.get('mockExamSessionId') ?? '';
  return (
    <div className="office-stack">
      <nav className="session-ways" aria-label="Ways back">
        <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>
        <Link to="/app/admin-whizz/mock-exam-sessions">Mock exam sessions</Link>
        {sessionId !== '' && (
          <Link to={`/app/admin-whizz/mock-exam-board?mockExamSessionId=${encodeURIComponent(sessionId)}`}>
            Live board
          </Link>
        )}
        {sessionId !== '' && <Link to={replayAddress({ sessionId })}>Replay of the room</Link>}
        {sessionId !== '' && (
          <Link to={`/app/admin-whizz/mock-exam-incidents?mockExamSessionId=${encodeURIComponent(sessionId)}`}>
            Incidents
          </Link>
        )}
        {sessionId !== '' && (
          <Link to={`/app/admin-whizz/mock-exam-results?mockExamSessionId=${encodeURIComponent(sessionId)}`}>
            Results
          </Link>
        )}
      </nav>
      {sessionId === '' ? (
        <>
          <PageHeading title="Users of a session" />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <OfSession sessionId={sessionId} />
      )}
    </div>
  );
}

function OfSession({ sessionId }: { readonly sessionId: string }) {
  const answer = useSessionUsers(sessionId);
  const inRoom = useRoom(sessionId);
  const room = inRoom.data;
  const [arranging, setArranging] = useState<SessionUser>();
  const [wanted, setWanted] = useState<Wanted>();
  return (
    <Shown answer={answer}>
      {({ session, usersInSession, mockExamSessionTrackers }) => {
        const booked = usersInSession.filter(({ state }) => state === 'booked').length;
        const names = new Map(usersInSession.map((one) => [one.mockExamUserId, one.childName]));
        const places = session.capacity === null ? '' : `; there are ${session.capacity} places`;
        return (
          <>
            <div>
              <PageHeading title={`Mock exam, ${whenWords(session)}`} />
              <p className="soft session-facts">
                {counted(booked, 'child has', 'children have')} booked{places}.
              </p>
            </div>
            <Shown answer={inRoom}>
              {(known) => <RoomPanel sessionId={sessionId} room={known} nameOf={(id) => names.get(id) ?? 'a child'} />}
            </Shown>
            <KeyHistory sessionId={sessionId} />
            <section className="office-panel" aria-label="Users">
              <SessionUserTable
                sessionId={sessionId}
                known={room}
                again={answer.again}
                onWant={setWanted}
                users={usersInSession}
                stages={new Map(mockExamSessionTrackers.map((one) => [one.mockExamUserId, one.currentMockExamStage]))}
                onArrange={setArranging}
              />
            </section>
            {wanted && room && (
              <RoomDialog wanted={wanted} sessionId={sessionId} room={room} onOver={() => setWanted(undefined)} />
            )}
            {arranging && (
              <ArrangementsForm sessionId={sessionId} user={arranging} onOver={() => setArranging(undefined)} />
            )}
          </>
        );
      }}
    </Shown>
  );
}
