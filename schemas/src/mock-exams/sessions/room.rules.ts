import type { RoomClock, Span } from '../sittings/time-facts';
import { timeOfRoom } from '../timeline/standing.rules';
import type { SessionRoomEvent } from './session-room.events';

type Extension = RoomClock['extensions'][number];
type Kept<T> = T & { readonly learnerId: string | null };

/** What staff have told whoever sits. */
export interface RoomMessage {
  readonly messageId: string;
  readonly text: string;
  readonly sentAt: string;
}

/** What was done to the clocks of a session, and to whose: null, to everybody's. */
export interface Room {
  readonly pauses: readonly Kept<Span>[];
  readonly extensions: readonly Kept<Extension>[];
  readonly closed: readonly Kept<{ readonly at: string; readonly moved?: boolean | undefined }>[];
}

export const emptyRoom: Room = { pauses: [], extensions: [], closed: [] };

/** The room after one more event. Of a pause in a pause, a resumption of what goes on and a second close the first counts. */
export function roomAfter(room: Room, { type, data }: SessionRoomEvent): Room {
  const { learnerId = null } = data;
  switch (type) {
    case 'ExamRoomPaused':
      if (room.pauses.some((pause) => isOpenFor(pause, learnerId))) return room;
      return { ...room, pauses: [...room.pauses, { learnerId, from: data.pausedAt, until: null }] };
    case 'ExamRoomResumed':
      return {
        ...room,
        pauses: room.pauses.map((pause) =>
          isOpenFor(pause, learnerId) ? { learnerId, from: pause.from, until: data.resumedAt } : pause,
        ),
      };
    case 'ExamRoomExtended': {
      const { paper, seconds, extendedAt } = data;
      return { ...room, extensions: [...room.extensions, { learnerId, paper, seconds, at: extendedAt }] };
    }
    case 'ExamRoomClosed': {
      const { closedAt: at, why } = data;
      return {
        ...room,
        closed: [...room.closed, why === 'moved' ? { learnerId, at, moved: true } : { learnerId, at }],
      };
    }
    case 'ExamRoomMessaged':
      return room;
  }
}

const isOpenFor = (pause: Kept<Span>, learnerId: string | null): boolean =>
  pause.learnerId === learnerId && pause.until === null;

const concernsOnly =
  (learnerId: string) =>
  (one: Kept<object>): boolean =>
    one.learnerId === null || one.learnerId === learnerId;

/** Everything that was said in a room, and to whom: null, to everybody. */
export type Said = readonly Kept<RoomMessage>[];

export function saidAfter(said: Said, { type, data }: SessionRoomEvent): Said {
  if (type !== 'ExamRoomMessaged') return said;
  const { learnerId = null, messageId, text, sentAt } = data;
  return [...said, { learnerId, messageId, text, sentAt }];
}

/** Everything that one child was told, the newest last. */
export const messagesFor = (said: Said, learnerId: string): RoomMessage[] =>
  said.filter(concernsOnly(learnerId)).map(({ messageId, text, sentAt }) => ({ messageId, text, sentAt }));

/** When each thing was done in a room, in the order of the log, and to whom: null, to everybody. */
export type Done = readonly Kept<{ readonly at: string }>[];

export const doneAfter = (done: Done, event: SessionRoomEvent): Done => [
  ...done,
  { learnerId: event.data.learnerId ?? null, at: timeOfRoom(event) },
];

/** When what concerns one child was done, ISO 8601: its place here, from 1 on, is what their devices know it by. */
export const doneFor = (done: Done, learnerId: string): readonly string[] =>
  done.filter(concernsOnly(learnerId)).map(({ at }) => at);

/** Whether a child has a seat in another session instead: what they began here is broken off, and counts for nothing. */
export const isMovedOut = ({ closed }: Pick<Room, 'closed'>, learnerId: string): boolean =>
  closed.some((one) => one.moved === true && one.learnerId === learnerId);

/** As far as it concerns one child. */
export function roomClockOf({ pauses, extensions, closed }: Room, learnerId: string): RoomClock {
  const concerns = concernsOnly(learnerId);
  const closes = closed.filter(concerns).map(({ at }) => at);
  return {
    pauses: pauses.filter(concerns).map(({ from, until }) => ({ from, until })),
    extensions: extensions.filter(concerns).map(({ at, paper, seconds }) => ({ at, paper, seconds })),
    closedAt: closes.toSorted()[0] ?? null,
  };
}
