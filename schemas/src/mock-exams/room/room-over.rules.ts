import { MOST_EXTRA_MINUTES, MOST_REST_MINUTES } from '../sessions/arrangements';
import { roomClockOf, type Room } from '../sessions/room.rules';
import { notBegun, type SessionClock, type TimeArrangements } from '../sittings/time-facts';
import { timesOf } from '../sittings/times.rules';

/** As much as anybody can have: before a child has begun, and for all together, a room is not over by less. */
export const longestArrangements: TimeArrangements = {
  extraPercent: 0,
  extraMinutes: MOST_EXTRA_MINUTES + MOST_REST_MINUTES,
  restMinutes: 0,
};

/** Whether nobody can be sitting any more. */
export const isRoomOver = (session: SessionClock, room: Room, now: string): boolean =>
  timesOf({ session, room: roomClockOf(room, ''), arrangements: longestArrangements, sitting: notBegun }, now).stage ===
  'complete';
