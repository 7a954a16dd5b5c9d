import { roomClockOf, type Room } from '../sessions/room.rules';
import {
  noArrangements,
  notBegun,
  type SessionClock,
  type SittingClock,
  type TimeArrangements,
} from '../sittings/time-facts';
import { GRACE_SECONDS, timesOf } from '../sittings/times.rules';

/** Somebody who sits a session still, or may yet begin to, and whose time is not that of all others. */
export interface Sitter {
  readonly learnerId: string;
  readonly arrangements: TimeArrangements;
  readonly clock: SittingClock;
}

interface Sat {
  readonly session: SessionClock;
  readonly room: Room;
  readonly sitters: readonly Sitter[];
}

/** When the last child who sits a session, or may yet come to, has no more time: ISO 8601 UTC. */
export function lastCloseOf({ session, room, sitters }: Sat, now: string): string {
  const named = [...room.pauses, ...room.extensions].flatMap(({ learnerId }) => learnerId ?? []);
  const known = new Set(sitters.map(({ learnerId }) => learnerId));
  const others = [...new Set(named)].filter((learnerId) => !known.has(learnerId));
  const all = [...sitters, ...['', ...others].map(likeAllOthers)];
  const closes = all.map(({ learnerId, arrangements, clock }) => {
    const facts = { session, room: roomClockOf(room, learnerId), arrangements, sitting: clock };
    return timesOf(facts, now).closesAt;
  });
  return closes.reduce(later);
}

const likeAllOthers = (learnerId: string): Sitter => ({ learnerId, arrangements: noArrangements, clock: notBegun });

/** A session in which questions of a paper are sat. */
export interface Use {
  /** Since when it has its papers; null where nobody knows. */
  readonly assignedAt: string | null;
  readonly closesAt: string;
}

export interface Release {
  readonly isOpen: boolean;
  /** When the last session that shares a question is over, as far as is known now. */
  readonly opensAt: string;
  /** They were open before a further session was given papers with the same questions. */
  readonly isClosedAgain: boolean;
}

/**
 * Whether keys and solutions may be told. They open once the last session that has a question in common has closed and no
 * answer to it is taken any more, since whoever reads them could still send one as chosen in time; they close again while another one, scheduled since, is to come.
 * @param uses at least the session that was sat
 */
export function releaseOf(uses: readonly Use[], now: string): Release {
  const opensAt = afterGrace(uses.map(({ closesAt }) => closesAt).reduce(later));
  const isOpen = opensAt <= now;
  return { isOpen, opensAt, isClosedAgain: !isOpen && uses.some((use) => cameAfterAll(use, uses)) };
}

/** Whether all that had papers before it were over when it was given its own. */
function cameAfterAll({ assignedAt }: Use, uses: readonly Use[]): boolean {
  if (assignedAt === null) return false;
  const before = uses.filter((use) => (use.assignedAt ?? '') < assignedAt);
  return before.length > 0 && before.every(({ closesAt }) => closesAt <= assignedAt);
}

const afterGrace = (closesAt: string): string => new Date(Date.parse(closesAt) + GRACE_SECONDS * 1_000).toISOString();

const later = (one: string, other: string): string => (one > other ? one : other);
