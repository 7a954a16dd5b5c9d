import { daysLater, londonClock, londonDay, londonInstants } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { assignMockExamSet, createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import type { AssignedSet, ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { DIARY, examDiary } from '../../mock-exams/sessions/exam-diary.decider';
import { examSession } from '../../mock-exams/sessions/exam-session.decider';
import type { Call, CallAt } from '../caller';
import { cemSet, glSet } from './blueprints';
import { setIdOf } from './writing-sets';

const SATURDAY = 6;
const MINUTE_MS = 60_000;

/** The first Saturday after a day. */
function saturdayAfter(day: string): string {
  const next = daysLater(day, 1);
  return new Date(next).getUTCDay() === SATURDAY ? next : saturdayAfter(next);
}

const at = { examSessionTime: '10:00:00', capacity: 60 };

/** The day on which the mock exam that is over was sat: two to eight days ago. */
export const pastDay = (today: string): string => saturdayAfter(daysLater(today, -9));

interface Planning {
  readonly call: Call;
  readonly caller: Caller;
  readonly today: string;
}

/** Those of the weeks to come: a free one on the Saturday of next week, and one that is sold two weeks later. Their papers are still to be chosen. */
export async function planSessions({ call, caller, today }: Planning): Promise<{ readonly freeId: string }> {
  const saturday = saturdayAfter(daysLater(today, 6));
  const free = { ...at, examSessionDate: saturday, isFreeSession: true };
  const { mockExamSessionId } = await call(createMockExamSession, free, { caller, key: 'free mock exam' });
  const sold = { ...at, examSessionDate: daysLater(saturday, 14), examType: 'GL' as const };
  await call(createMockExamSession, sold, { caller, key: 'mock exam' });
  return { freeId: mockExamSessionId };
}

/** The one that is over, as it was planned; with its papers. @returns its id */
export async function planPast({ call, caller, today }: Planning): Promise<string> {
  const past = { ...at, examSessionDate: pastDay(today), isFreeSession: true };
  const { mockExamSessionId } = await call(createMockExamSession, past, { caller, key: 'past mock exam' });
  const set = { mockExamSessionId, mockExamSetId: setIdOf(glSet) };
  await call(assignMockExamSet, set, { caller, key: 'papers of the past mock exam' });
  return mockExamSessionId;
}

interface Soon {
  readonly callAt: CallAt;
  readonly log: EventLog;
  readonly caller: Caller;
  readonly now: Date;
}

/** One that begins some five minutes from now; the one that there is, where the world was filled before. */
export async function planSoon({ callAt, log, caller, now }: Soon): Promise<ExamSession> {
  const known = await soonIn(log, now);
  const call = callAt(now);
  const startsAt = known === undefined ? clearMinuteAfter(now) : new Date(known.startsAt);
  const wish = { ...at, examSessionDate: londonDay(startsAt), examSessionTime: londonClock(startsAt) };
  const key = `mock exam soon ${startsAt.toISOString()}`;
  const sessionId =
    known?.sessionId ??
    (await call(createMockExamSession, { ...wish, examType: 'CEM' }, { caller, key })).mockExamSessionId;
  if (known === undefined || known.set === null) {
    const set = { mockExamSessionId: sessionId, mockExamSetId: setIdOf(cemSet) };
    await call(assignMockExamSet, set, { caller, key: `papers of ${key}` });
  }
  return sessionOf(sessionId, log);
}

/** The one of these papers, or the one that was to have them. */
async function soonIn(log: EventLog, now: Date): Promise<ExamSession | undefined> {
  const diary = await stateOf(log, examDiary, DIARY);
  const sessions = await Promise.all([...diary.keys()].map((id) => stateOf(log, examSession, id)));
  return sessions.flatMap((session) => session ?? []).find((session) => isSoon(session, now));
}

const isSoon = ({ set, announcedType, startsAt, isFree }: ExamSession, now: Date): boolean =>
  set === null
    ? announcedType === 'CEM' && !isFree && Date.parse(startsAt) > now.getTime()
    : set.setId === setIdOf(cemSet);

const FIRST_MINUTES = 5;

/** The first whole minute in five minutes that clocks in London show once. */
function clearMinuteAfter(now: Date): Date {
  const first = Math.ceil(now.getTime() / MINUTE_MS + FIRST_MINUTES) * MINUTE_MS;
  const isClear = (instant: Date) => londonInstants(londonDay(instant), londonClock(instant)).length === 1;
  for (let ms = first; ; ms += MINUTE_MS) if (isClear(new Date(ms))) return new Date(ms);
}

/** @throws where there is none, or none with papers */
export async function sessionOf(
  sessionId: string,
  log: EventLog,
): Promise<ExamSession & { readonly set: AssignedSet }> {
  const session = await stateOf(log, examSession, sessionId);
  const set = session?.set ?? null;
  if (session === null || set === null) throw new Error('a mock exam of the demo world has no papers');
  return { ...session, set };
}
