import { RoomActs } from '../sessions/room/room-acts';
import type { RoomAct } from '../sessions/room/room-api';
import type { Shown } from './board-store';
import { nameOf } from './tile-words';

interface DoneInRoomProps {
  readonly acts: readonly RoomAct[];
  readonly seated: readonly Shown[];
}

/** What was sent and done here, for all and for each: a message stands here from the moment it is sent, whoever was there. */
export function DoneInRoom({ acts, seated }: DoneInRoomProps) {
  const names = new Map(seated.map((child) => [child.learnerId, nameOf(child)]));
  return (
    <section className="office-panel" aria-label="Sent and done in this room">
      <h2>Sent and done in this room</h2>
      <RoomActs acts={acts} nameOf={(learnerId) => names.get(learnerId) ?? 'a child'} />
    </section>
  );
}
