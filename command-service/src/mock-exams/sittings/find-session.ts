import type { CommandTools } from 'platform/http';
import { GRACE_SECONDS } from 'schemas/mock-exams/sittings/times.rules';
import { DIARY, examDiary, isWithinDay, notedWhere } from '../sessions/exam-diary.decider';
import { isOverFor, type Met } from './over';
import { asBegun, hasBegun, satSession, type SatSession } from './sat-session';
import { sitting } from './sitting.decider';
import type { SittersSeat, SittingsParts } from './sittings-parts';

/** A session as one child meets it: with their seat as long as they have not begun. */
export interface Found {
  readonly session: SatSession;
  readonly id: string;
  readonly seat: SittersSeat | null;
}

/**
 * The session that is named, or the one that the child sits, or sits next within a day; null where there is none of theirs: one
 * of somebody else's is told as one that there is not.
 */
export async function findSession(
  sessionId: string | undefined,
  tools: CommandTools,
  parts: SittingsParts,
): Promise<Found | null> {
  if (sessionId !== undefined) {
    const met = await meet(sessionId, tools);
    return met && foundOf(met, tools, parts);
  }
  let over: Found | null = null;
  for (const met of await aboutNow(tools)) {
    const found = await foundOf(met, tools, parts);
    if (!found) continue;
    if (!(await isOver(met, tools, parts))) return found;
    over = found;
  }
  return over;
}

const idOf = (sessionId: string, learnerId: string) => `${sessionId}.${learnerId}`;

/** Null where there is none to sit. */
async function meet(sessionId: string, { read, caller: { learnerId } }: CommandTools): Promise<Met | null> {
  // At the bell hundreds come at once: what is asked for together is read together.
  const [session, known] = await Promise.all([
    satSession(sessionId, { read }),
    read(sitting, idOf(sessionId, learnerId)),
  ]);
  return session && { session: asBegun(session, known), known, learnerId };
}

/** Those that begin within a day of now, by their own word: of one that was moved the diary knows other starts as well. */
async function aboutNow(tools: CommandTools): Promise<readonly Met[]> {
  const isNear = (startsAt: string) => isWithinDay(startsAt, tools.now);
  const noted = notedWhere(await tools.read(examDiary, DIARY), isNear);
  const met = await Promise.all(noted.map((sessionId) => meet(sessionId, tools)));
  return met
    .flatMap((one) => (one && isNear(one.session.startsAt) ? [one] : []))
    .toSorted((one, other) => (one.session.startsAt < other.session.startsAt ? -1 : 1));
}

async function foundOf(
  { session, known, learnerId }: Met,
  tools: CommandTools,
  parts: SittingsParts,
): Promise<Found | null> {
  const id = idOf(session.sessionId, learnerId);
  if (hasBegun(known)) return { session, id, seat: null };
  const seat = await parts.seatOf(session, tools);
  return seat && { session, id, seat };
}

/** What was done in time by whoever has begun may come until the grace is over. */
async function isOver(met: Met, { read, now }: CommandTools, parts: SittingsParts): Promise<boolean> {
  if (met.known.clock.completedAt !== null) return true;
  const graceAgo = new Date(Date.parse(now) - GRACE_SECONDS * 1_000).toISOString();
  return isOverFor(met, { read, now: hasBegun(met.known) ? graceAgo : now }, parts);
}
