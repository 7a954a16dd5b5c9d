import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Ms } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from '../sittings/sitting.rules';
import { timeOf, type Recorded, type Written } from '../timeline/standing.rules';
import { deviceAt, devicesIn, isAct, isAsked, type DoneAct } from './done-acts.rules';
import { overOnScreen, staffActsIn, type StaffAct } from './staff-acts.rules';

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
  /** What staff did came to the screen. `isTold`: by word of the device; else it may have been later. */
  | { readonly kind: 'room'; readonly event: SessionRoomEvent; readonly isTold: boolean }
);

/** All of them in the order in which they stood on the screen. */
export function movesIn(
  { events, room }: Recorded,
  acts: readonly DoneAct[],
  staffActs = staffActsIn({ events, room }),
): readonly Move[] {
  const devices = devicesIn(events);
  const moves: Move[] = [
    ...acts.map((act): Move => ({ kind: 'act', at: act.at, position: act.position, act })),
    ...acts.filter((act) => deviceAt(devices, act.savedAt) !== act.deviceId).map(straggled),
    ...toldIn(events, acts, staffActs),
    ...staffActs.flatMap(shown),
  ];
  return moves.toSorted((one, other) => one.at - other.at || (one.position < other.position ? -1 : 1));
}

const shown = ({ event, position, shownAt, known }: StaffAct): Move[] =>
  shownAt === Infinity ? [] : [{ kind: 'room', at: shownAt, position, event, isTold: known !== 'given' }];

const straggled = ({ savedAt, position, event }: DoneAct): Move => ({
  kind: 'straggled',
  at: savedAt,
  position,
  questionId: event.data.questionId,
});

function toldIn(events: Recorded['events'], acts: readonly DoneAct[], staffActs: readonly StaffAct[]): readonly Move[] {
  let server = noSitting;
  const moves: Move[] = [];
  for (const written of events) {
    const { event, position } = written;
    server = sittingAfter(server, event);
    if (isAct(event)) continue;
    const at = toldAt(written, staffActs);
    const own = isAsked(written) ? ownOf(acts, { at, position, deviceId: server.deviceId }) : null;
    moves.push({ kind: 'told', at, position, event, asked: own && { server, own } });
  }
  return moves;
}

/** When something of the sitting itself was so on the screen. */
export function toldAt({ event, savedAt }: Written<SittingEvent>, staffActs: readonly StaffAct[]): Ms {
  const at = Date.parse(timeOf(event) ?? savedAt);
  return 'by' in event.data && event.data.by === 'staff' ? overOnScreen(at, staffActs) : at;
}

interface Asking {
  readonly at: Ms;
  readonly position: string;
  readonly deviceId: string | null;
}

/** What a device had done by then, and had not handed on. */
const ownOf = (acts: readonly DoneAct[], asking: Asking): readonly DoneAct[] =>
  acts.filter((act) => act.deviceId === asking.deviceId && act.at <= asking.at && act.position > asking.position);
