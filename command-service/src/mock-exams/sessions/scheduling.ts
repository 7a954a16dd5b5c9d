import { londonInstants } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import {
  BREAK_MINUTES,
  closesAtOf,
  minutesOpen,
  type AssignedSet,
  type ExamSession,
} from 'schemas/mock-exams/sessions/exam-session';
import type { PublishedSet } from 'schemas/mock-exams/paper';
import { DIARY, examDiary } from './exam-diary.decider';
import { examSession } from './exam-session.decider';
import { examSetUse } from './exam-set-use.decider';
import { longestOpeningOf } from './own-openings';
import { scheduledSessions } from './scheduled-sessions';
import type { SessionsParts } from './sessions-parts';

type Tools = CommandTools;

interface SentWhen {
  readonly examSessionDate: string;
  readonly examSessionTime: string;
}

interface When {
  readonly startsOn: string;
  readonly wallTime: string;
  readonly startsAt: string;
}

/** A time by the clocks of London, as the one instant that it is; refused where there is none, or two, or it is over. */
export function whenOf({ examSessionDate, examSessionTime }: SentWhen, tools: Tools): When {
  const wallTime = examSessionTime.length === 5 ? `${examSessionTime}:00` : examSessionTime;
  const [first, second] = londonInstants(examSessionDate, wallTime);
  if (first === undefined) return tools.refuse('TimeNeverComes');
  if (second !== undefined) return tools.refuse('TimeComesTwice');
  const startsAt = first.toISOString();
  return startsAt <= tools.now ? tools.refuse('SessionInPast') : { startsOn: examSessionDate, wallTime, startsAt };
}

/** The diary knows of it first, so that no session is missing there. */
export async function note(sessionId: string, startsAt: string, tools: Tools): Promise<void> {
  const data = { diaryId: DIARY, sessionId, startsAt, notedAt: tools.now };
  await tools.handle(examDiary, DIARY, { type: 'NoteSession', data });
}

interface Claimed {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly set: AssignedSet;
}

/** No other session has this set while it is sat in this one: until the last child has no more time, here and there. */
export async function claim(
  claimed: Claimed,
  { bookings }: Pick<SessionsParts, 'bookings'>,
  tools: Tools,
): Promise<void> {
  const { sessionId, startsAt, set } = claimed;
  const { setId } = set;
  const untilAt = closesAtOf({ startsAt, set });
  const data = { setId, sessionId, fromAt: startsAt, untilAt, claimedAt: tools.now };
  const near = (await scheduledSessions.near(claimed, tools)).filter((other) => other.set?.setId === setId);
  const openingOf = (one: Claimed | ExamSession) => longestOpeningOf(one, { bookings, tools });
  const beside = await Promise.all(near.map(openingOf));
  // What nobody else has is nobody else's to wait for.
  const satUntil = beside.length === 0 ? untilAt : (await openingOf(claimed)).closesAt;
  await tools.handle(examSetUse, setId, { type: 'ClaimSet', data, satUntil, beside });
}

/** What a session claimed and does not need any more is free; `fromAt` absent: all of it. */
export async function settleClaims(
  { setId, sessionId, fromAt }: { readonly setId: string; readonly sessionId: string; readonly fromAt?: string },
  tools: Tools,
): Promise<void> {
  const data = { setId, sessionId, settledAt: tools.now, ...(fromAt !== undefined && { fromAt }) };
  await tools.handle(examSetUse, setId, { type: 'SettleClaims', data });
}

/** The session as it stands for whoever changes it; the decider says once more whether it may be. */
export async function sessionToChange(sessionId: string, { read, refuse }: Tools): Promise<ExamSession> {
  const session = await read(examSession, sessionId);
  if (session === null) return refuse('SessionNotFound');
  return session.cancelledAt === null ? session : refuse('SessionCancelled');
}

/** Papers that a mock exam has. */
export const PAPERS = 2;

/** Gives a session the papers of a set as they are published now. */
export async function assign(
  { sessionId, setId }: { readonly sessionId: string; readonly setId: string },
  { publishedSets, bookings }: SessionsParts,
  tools: Tools,
): Promise<void> {
  const session = await sessionToChange(sessionId, tools);
  const published = await publishedSets.find(setId, tools);
  if (published?.papers.length !== PAPERS) return tools.refuse('SetNotViable');
  const set = timed(published);
  const typeIsTold = await bookings.isAnyTaken(sessionId, tools);
  await claim({ sessionId, startsAt: session.startsAt, set }, { bookings }, tools);
  const { breakMinutes, closesAfterMinutes } = set;
  const data = { sessionId, set: published, breakMinutes, closesAfterMinutes, assignedAt: tools.now };
  try {
    await tools.handle(examSession, sessionId, { type: 'AssignSet', data, typeIsTold });
  } catch (refused) {
    if (session.set?.setId !== setId) await settleClaims({ setId, sessionId }, tools);
    throw refused;
  }
  if (session.set !== null && session.set.setId !== setId)
    await settleClaims({ setId: session.set.setId, sessionId }, tools);
}

function timed(set: PublishedSet): AssignedSet {
  return { ...set, breakMinutes: BREAK_MINUTES, closesAfterMinutes: minutesOpen(set.papers) };
}
