import { useState } from 'react';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown, Together } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { counted } from '../../../parts/words';
import { useSessionUsers, type SessionUser } from './api';
import { ArrangementsForm } from './arrangements-form';
import { useKeyHistory } from '../keys/api';
import { KeyHistory } from '../keys/key-history';
import '../keys/keys.css';
import '../keys/key-changes.css';
import { useRoom } from './room/room-api';
import { RoomDialog, RoomPanel, type Wanted } from './room/room-panel';
import { SessionPage } from './session-page';
import { SessionUserTable } from './session-user-table';
import { whenWords } from './when-words';
import './sessions.css';

/** Who sits a session: how far each is, by what right, and what is arranged for them. */
export default function ViewSessionUsersPage() {
  return <SessionPage title="Users of a session">{(sessionId) => <Coming sessionId={sessionId} />}</SessionPage>;
}

/** All at one moment: what happened since stands above the list, and would push it down. */
function Coming({ sessionId }: { readonly sessionId: string }) {
  const answers = [useSessionUsers(sessionId), useRoom(sessionId), useKeyHistory(sessionId)];
  return (
    <Together answers={answers} skeleton={<Skeleton lines={4} />}>
      <OfSession sessionId={sessionId} />
    </Together>
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
                trackers={new Map(mockExamSessionTrackers.map((one) => [one.mockExamUserId, one]))}
                onArrange={setArranging}
              />
            </section>
            <RoomDialog wanted={wanted} sessionId={sessionId} room={room} onOver={() => setWanted(undefined)} />
            {arranging && (
              <ArrangementsForm sessionId={sessionId} user={arranging} onOver={() => setArranging(undefined)} />
            )}
          </>
        );
      }}
    </Shown>
  );
}
