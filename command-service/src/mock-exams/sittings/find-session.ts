import type { CommandTools } from 'platform/http';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { DIARY, examDiary, isWithinDay, notedWhere } from '../sessions/exam-diary.decider';
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
    if (!isOver(met, tools)) return found;
    over = found;
  }
  return over;
}

/** A session, what a child has done in it, and who that is. */
interface Met {
  readonly session: SatSession;
  readonly known: Sitting;
  readonly learnerId: string;
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

const isOver = ({ session, known: { clock } }: Met, { now }: CommandTools): boolean =>
  clock.completedAt !== null || session.closesAt <= now;
