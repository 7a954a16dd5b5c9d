import { useWhole } from '../../../../client/whole';
import { moment } from '../../../../parts/dates';
import { ShowMore } from '../../../../parts/list/show-more';
import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { allSessions, dashboard, WaysBack, waysOf } from '../../sessions/session-page';
import { useRoomReplay } from './api';
import '../replay.css';
import '../scrubber.css';
import './room.css';
import { WatchedRoom } from './watched-room';

/** A whole room watched again, every child at the same moment. */
export function RoomInStep({ sessionId }: { readonly sessionId: string }) {
  // It is there some children at a time.
  const pages = useWhole(useRoomReplay(sessionId));
  return (
    <div className="office-stack">
      <WaysBack ways={[dashboard, allSessions, ...waysOf(sessionId)]} />
      <Shown
        answer={pages}
        isEmpty={({ head }) => head.begun === 0}
        empty={<p>Nobody has begun this session. What each child did will be here once somebody has.</p>}
      >
        {({ head, rows, next }) => (
          <>
            <div>
              <PageHeading title="Replay: the room in step" />
              <p className="soft">
                Mock exam of {moment(head.startsAt)}, {counted(head.begun, 'child', 'children')}. Times are London’s.
                That you opened this is noted, and the families can read that somebody did.
              </p>
            </div>
            <WatchedRoom sessionId={sessionId} head={head} sitters={rows} />
            {next !== undefined && <ShowMore pages={pages} things="children" />}
          </>
        )}
      </Shown>
    </div>
  );
}
