import { notBegun, quietRoom, type RoomClock, type TimeArrangements } from '../sittings/time-facts';
import { timesOf } from '../sittings/times.rules';
import { USUAL_PAPERS } from './exam-session';

/** When a session is open, ISO 8601 UTC. */
export interface Opening {
  readonly startsAt: string;
  readonly closesAt: string;
}

/** Whether two sessions are open at some moment together: nobody could sit both. */
export const runBeside = (one: Opening, other: Opening): boolean =>
  one.startsAt < other.closesAt && other.startsAt < one.closesAt;

/** With every rest that may be taken, as if it were more time: nobody knows beforehand whether it will be. */
export const withAllRests = ({ extraPercent, extraMinutes, restMinutes }: TimeArrangements): TimeArrangements => ({
  extraPercent,
  extraMinutes: extraMinutes + restMinutes,
  restMinutes: 0,
});

interface Planned extends Opening {
  /** None where they are not chosen yet. */
  readonly papers: readonly { readonly minutes: number }[];
}

interface Own {
  readonly arrangements: TimeArrangements;
  /** As far as it concerns this child. */
  readonly room?: RoomClock;
}

/** A session as it is open for one child: the close is theirs, by more time, every rest that they may take, and what was done in the room. */
export function ownOpening(
  { startsAt, closesAt, papers }: Planned,
  { arrangements, room = quietRoom }: Own,
  now: string,
): Opening {
  const session = { startsAt, closesAt, breakSeconds: 0, papers: papers.length === 0 ? USUAL_PAPERS : papers };
  const facts = { session, room, arrangements: withAllRests(arrangements), sitting: notBegun };
  return { startsAt, closesAt: timesOf(facts, now).closesAt };
}
