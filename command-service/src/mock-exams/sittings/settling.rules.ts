import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { EndedBy, RoomClock, SessionClock } from 'schemas/mock-exams/sittings/time-facts';
import { GRACE_SECONDS, timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';

/** What a sitting is decided by beside its own events: the session, what was done in its room, and the moment by our clock. */
export interface Now {
  readonly now: string;
  readonly session: SessionClock;
  readonly room: RoomClock;
}

/** A sitting with what the clock alone has brought about since its last event. */
export interface Settled {
  readonly sitting: Sitting;
  readonly events: readonly SittingEvent[];
  readonly times: SittingTimes;
}

export const timesIn = ({ clock, arrangements }: Sitting, { now, session, room }: Now): SittingTimes =>
  timesOf({ session, room, arrangements, sitting: clock }, now);

/**
 * What has become so by the clock, whoever comes first after it: a paper's end is dated at its deadline, and whoever comes
 * second finds it written.
 */
export function settle(sitting: Sitting, now: Now): Settled {
  const events: SittingEvent[] = [];
  let state = sitting;
  const add = (event: SittingEvent | undefined) => {
    if (!event) return;
    events.push(event);
    state = sittingAfter(state, event);
  };
  add(paperEnd(state, now));
  add(completion(state, now));
  const times = timesIn(state, now);
  if (events.some(({ type }) => type === 'MockPaperEnded')) add(due(state, times, now));
  return { sitting: state, events, times };
}

const named = ({ sessionId, learnerId }: Sitting) => ({ sessionId: sessionId ?? '', learnerId: learnerId ?? '' });

function paperEnd(sitting: Sitting, now: Now): SittingEvent | undefined {
  const paper = sitting.clock.papers.length;
  const endedAt = timesIn(sitting, now).papers[paper - 1]?.endedAt ?? null;
  if (endedAt === null || sitting.clock.papers[paper - 1]?.ended) return undefined;
  return { type: 'MockPaperEnded', data: { ...named(sitting), paper, endedAt, by: byWhom(now, endedAt) } };
}

const byWhom = ({ room: { closedAt } }: Now, at: string): EndedBy =>
  closedAt !== null && Date.parse(closedAt) <= Date.parse(at) ? 'staff' : 'time';

function completion(sitting: Sitting, now: Now): SittingEvent | undefined {
  const { stage, closesAt } = timesIn(sitting, now);
  if (stage !== 'complete' || sitting.clock.completedAt !== null) return undefined;
  const last = sitting.clock.papers.at(-1)?.ended;
  const isAll = sitting.clock.papers.length === sitting.papers.length;
  const end = isAll && last ? last : { at: closesAt, by: byWhom(now, closesAt) };
  return { type: 'MockSittingCompleted', data: { ...named(sitting), completedAt: end.at, by: end.by } };
}

/** While a clock stands still nobody knows when; somebody looks again then, and not every moment. */
const LEAST_SECONDS = 20;

/** When somebody is to look next: once the paper that is sat is over, or as the session closes for this child. */
export function dueAt({ papers, stage, closesAt }: SittingTimes, learnerId: string, now: string): string {
  const sat = papers.findLast(({ openedAt }) => openedAt !== null)?.endsAt ?? closesAt;
  const end = stage === 'paper' ? Date.parse(sat) + lookSecondsAfter(learnerId) * 1_000 : Date.parse(closesAt);
  return new Date(Math.max(end, Date.parse(now) + LEAST_SECONDS * 1_000)).toISOString();
}

/** Looks at those who run out of time together are spread over so long, and all are over when the grace is. */
const LOOKS = { from: GRACE_SECONDS / 2, spread: GRACE_SECONDS / 2 } as const;

/** How long after a child's paper somebody looks at it; for one child always the same. */
export function lookSecondsAfter(learnerId: string): number {
  const chance = Array.from(learnerId).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return LOOKS.from + (chance % LOOKS.spread);
}

/** Asks for a look, unless one is to come already. */
export function due(sitting: Sitting, times: SittingTimes, { now }: Now): SittingEvent | undefined {
  if (times.stage === 'complete') return undefined;
  const known = sitting.dueAt;
  const wanted = dueAt(times, named(sitting).learnerId, now);
  if (known !== null && known > now && known <= wanted) return undefined;
  return { type: 'MockSittingDue', data: { ...named(sitting), dueAt: wanted } };
}
