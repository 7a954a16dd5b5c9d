import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Ms } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { timeOf, timeOfRoom, type Recorded, type Written } from '../timeline/standing.rules';
import { deviceAt, devicesIn, isAsked } from './done-acts.rules';

/** Something that staff did in the room, and when the child's screen had it. */
export interface StaffAct {
  readonly event: SessionRoomEvent;
  readonly position: string;
  readonly givenAt: Ms;
  /** `Infinity`: no device has said so. Where none tells such things it is taken to have been there at once. */
  readonly shownAt: Ms;
  /** `told`: by the device, or by its asking; `given`: such a device tells nothing; `nobody`: nobody sat then. */
  readonly known: 'told' | 'given' | 'nobody';
}

/** All that staff did about one child's room, in the order of the log: by its place in it a device tells what it has heard. */
export function staffActsIn({ events, room }: Pick<Recorded, 'events' | 'room'>): readonly StaffAct[] {
  const devices = devicesIn(events);
  const heard = hearingsIn(events);
  const overAt = events.find(({ event: { type } }) => type === 'MockSittingCompleted');
  const completedAt = overAt ? instantOf(overAt) : Infinity;
  const tells = devicesThatTell(events);
  return room.map(({ event, position }, index): StaffAct => {
    const givenAt = Date.parse(timeOfRoom(event));
    const act = { event, position, givenAt };
    const holder = deviceAt(devices, givenAt);
    if (holder !== undefined && !tells.has(holder)) return { ...act, shownAt: givenAt, known: 'given' };
    const hearings = heard.filter((one) => one.knows(index + 1, position)).map(({ at }) => at);
    const shownAt = hearings.reduce((first, at) => Math.min(first, Math.max(at, givenAt)), Infinity);
    // Whoever has finished is still told something, and no clock of theirs runs.
    const isNobodys = holder === undefined || (givenAt > completedAt && event.type !== 'ExamRoomMessaged');
    if (isNobodys && shownAt === Infinity) return { ...act, shownAt: givenAt, known: 'nobody' };
    return { ...act, shownAt, known: isNobodys ? 'nobody' : 'told' };
  });
}

/** The devices that say what they have heard: of others it is not known. */
export const devicesThatTell = (events: Recorded['events']): ReadonlySet<string> =>
  new Set(events.flatMap(({ event }) => (event.type === 'MockRoomHeard' ? [event.data.deviceId] : [])));

/** A moment at which the device that answers were taken from knew of staff. */
interface Hearing {
  readonly at: Ms;
  /** Whether of this act: which of them it is, and where it stands in the log. */
  readonly knows: (place: number, position: string) => boolean;
}

/** What a device told, and what it was told as it asked for something. */
function hearingsIn(events: Recorded['events']): readonly Hearing[] {
  const devices = devicesIn(events);
  return events.flatMap((written): Hearing[] => {
    const at = instantOf(written);
    const { event } = written;
    if (event.type === 'MockRoomHeard') {
      const { deviceId, through } = event.data;
      return deviceAt(devices, at) === deviceId ? [{ at, knows: (place) => place <= through }] : [];
    }
    return isAsked(written) ? [{ at, knows: (_, position) => position < written.position }] : [];
  });
}

const instantOf = ({ event, savedAt }: Written<SittingEvent>): Ms => Date.parse(timeOf(event) ?? savedAt);

/** When staff closed the room for this child, and their screen heard of it. */
export const closingIn = (acts: readonly StaffAct[]): StaffAct | undefined =>
  acts.find(({ event: { type } }) => type === 'ExamRoomClosed');

/** When the screen heard that something was over: what staff ended is over there once it has heard of that. */
export function overOnScreen(at: Ms, acts: readonly StaffAct[]): Ms {
  const closing = closingIn(acts);
  if (!closing || closing.shownAt === Infinity || at < closing.givenAt) return at;
  return Math.max(at, closing.shownAt);
}
