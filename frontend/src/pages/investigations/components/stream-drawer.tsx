import { Drawer, Timeline } from 'antd';
import { exactly } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { Shown } from '../../../parts/page/shown';
import { useStreamEvents, type StreamEvent } from '../api';
import { DataTree } from './data-tree';

/** One stream, read in order: what happened, who did it, when. */
export function StreamDrawer({ stream, onClose }: { readonly stream: string | null; readonly onClose: () => void }) {
  return (
    <Drawer title={stream} open={stream !== null} onClose={onClose} size={720} destroyOnHidden>
      {stream !== null && <Events stream={stream} />}
    </Drawer>
  );
}

function Events({ stream }: { readonly stream: string }) {
  const answer = useStreamEvents(stream);
  return (
    <Shown answer={answer} empty={<p>This stream has no events.</p>} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows }) => (
        <>
          <p className="soft">
            Oldest first. Times are London’s. Who acted is named; what people have said stays sealed. That you have
            looked is noted, with whose stream it is and the time: the notes are the streams that begin with “look-”.
          </p>
          <Timeline items={rows.map((event) => ({ key: event.id, content: <Event event={event} /> }))} />
          <ShowMore pages={answer} things="events" />
        </>
      )}
    </Shown>
  );
}

/** That somebody looked is noted for them by the service that showed it. */
const roleOf = ({ type, actor: { role } }: StreamEvent) =>
  type === 'StreamLookedAt' ? 'noted by the query-service' : role;

function Event({ event }: { readonly event: StreamEvent }) {
  const { type, at, actor, revision, position, commandId, correlationId, data } = event;
  return (
    <article className="event">
      <h2>
        {type} <span className="soft">#{revision}</span>
      </h2>
      <p>
        {exactly(at)} · {actor.name ?? actor.id} <span className="soft">({roleOf(event)})</span>
      </p>
      <DataTree data={data} />
      <details>
        <summary>Ids</summary>
        <DataTree
          data={{ position, event: event.id, command: commandId, correlation: correlationId, actor: actor.id }}
        />
      </details>
    </article>
  );
}
