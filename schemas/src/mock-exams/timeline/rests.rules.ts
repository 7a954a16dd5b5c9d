import { emptyRoom, roomAfter, roomClockOf } from '../sessions/room.rules';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import { restsIn } from '../sittings/deadlines.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from '../sittings/sitting.rules';
import type { RoomClock } from '../sittings/time-facts';
import { timeOf, type Written } from './standing.rules';

/** The end of a rest that nobody ended: no event says it, since the clock goes on by itself. */
interface RunOut {
  /** Behind the rest's beginning. */
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The event that says later that it is over, as the next rest begins. */
  readonly notedBy: string | undefined;
}

type Events = readonly Written<SittingEvent>[];

interface Sat {
  readonly events: Events;
  readonly room: readonly Written<SessionRoomEvent>[];
  /** What is still to come is not told. */
  readonly now: string;
}

/** The rests of which everything was used up by now, each with when that was. */
export function restsRunOut({ events, room, now }: Sat): readonly RunOut[] {
  const learnerId = events[0]?.event.data.learnerId ?? '';
  const clock = roomClockOf(
    room.reduce((state, { event }) => roomAfter(state, event), emptyRoom),
    learnerId,
  );
  const found: RunOut[] = [];
  let sitting = noSitting;
  events.forEach(({ event, position }, index) => {
    sitting = sittingAfter(sitting, event);
    if (event.type !== 'MockRestBegun') return;
    const at = runsOutAt(sitting, clock);
    const end = endOf(events.slice(index + 1));
    if (at > Date.parse(now) || at >= instantOf(end)) return;
    const notedBy = end?.event.type === 'MockRestEnded' ? end.position : undefined;
    found.push({ key: `${position}.over`, at: new Date(at).toISOString(), notedBy });
  });
  return found;
}

/** When nothing would be left of the rest that was begun last; `Infinity` while the room stands still. */
function runsOutAt({ clock, arrangements }: Sitting, room: RoomClock): number {
  const facts = { room, arrangements, sitting: clock };
  return restsIn(facts, Infinity).resting.at(-1)?.until ?? Infinity;
}

/** What ended it: somebody, or its paper with it. */
const endOf = (later: Events): Events[number] | undefined =>
  later.find(({ event: { type } }) => type === 'MockRestEnded' || type === 'MockPaperEnded');

function instantOf(end: Events[number] | undefined): number {
  const at = end && timeOf(end.event);
  return at === undefined || at === null ? Infinity : Date.parse(at);
}
