import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Ms } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from '../sittings/sitting.rules';
import { timeOf, timeOfRoom, type Recorded, type Written } from '../timeline/standing.rules';
import { deviceAt, devicesIn, isAct, type DoneAct } from './done-acts.rules';

/** Something that changed the screen of a sitting, or what is known of it. */
export type Move = { readonly at: Ms; readonly position: string } & (
  | { readonly kind: 'act'; readonly act: DoneAct }
  /** What another device had done came to the server: this one may have been told, or not. */
  | { readonly kind: 'straggled'; readonly questionId: string }
  /** Something of the sitting itself. Where the device had asked for it, it was told all that the server knew, and had acts of its own that were not there yet. */
  | {
      readonly kind: 'told';
      readonly event: SittingEvent;
      readonly asked: { readonly server: Sitting; readonly own: readonly DoneAct[] } | null;
    }
  | { readonly kind: 'room'; readonly event: SessionRoomEvent }
);

/** All of them in the order in which they stood on the screen. */
export function movesIn({ events, room }: Recorded, acts: readonly DoneAct[]): readonly Move[] {
  const devices = devicesIn(events);
  const moves: Move[] = [
    ...acts.map((act): Move => ({ kind: 'act', at: act.at, position: act.position, act })),
    ...acts.filter((act) => deviceAt(devices, act.savedAt) !== act.deviceId).map(straggled),
    ...toldIn(events, acts),
    ...room.map(({ event, position }): Move => ({ kind: 'room', at: Date.parse(timeOfRoom(event)), position, event })),
  ];
  return moves.toSorted((one, other) => one.at - other.at || (one.position < other.position ? -1 : 1));
}

const straggled = ({ savedAt, position, event }: DoneAct): Move => ({
  kind: 'straggled',
  at: savedAt,
  position,
  questionId: event.data.questionId,
});

function toldIn(events: Recorded['events'], acts: readonly DoneAct[]): readonly Move[] {
  let server = noSitting;
  const moves: Move[] = [];
  for (const written of events) {
    const { event, position, savedAt } = written;
    server = sittingAfter(server, event);
    if (isAct(event)) continue;
    const at = Date.parse(timeOf(event) ?? savedAt);
    const own = isAsked(written) ? ownOf(acts, { at, position, deviceId: server.deviceId }) : null;
    moves.push({ kind: 'told', at, position, event, asked: own && { server, own } });
  }
  return moves;
}

/** Whether it is what a device asked for, and was then told where the sitting stands. */
function isAsked({ event, by }: Written<SittingEvent>): boolean {
  if (by.kind !== 'child') return false;
  switch (event.type) {
    case 'MockSittingBegun':
    case 'MockPaperOpened':
    case 'MockRestBegun':
    case 'MockRestEnded':
    case 'MockBreakBegun':
    case 'MockBreakEnded':
    case 'MockDeviceTakenOver':
      return true;
    case 'MockPaperEnded':
      return event.data.by === 'child';
    default:
      return false;
  }
}

interface Asking {
  readonly at: Ms;
  readonly position: string;
  readonly deviceId: string | null;
}

/** What a device had done by then, and had not handed on. */
const ownOf = (acts: readonly DoneAct[], asking: Asking): readonly DoneAct[] =>
  acts.filter((act) => act.deviceId === asking.deviceId && act.at <= asking.at && act.position > asking.position);
