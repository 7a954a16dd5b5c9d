import type { CommandTools } from 'platform/http';
import { runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { DIARY, examDiary, isWithinDay, notedWhere } from './exam-diary.decider';
import { examSession } from './exam-session.decider';

type Reading = Pick<CommandTools, 'read'>;

/** The sessions that stand, by their own streams: one that was cancelled is none. */
export const scheduledSessions = {
  find: async (sessionId: string, { read }: Reading): Promise<ExamSession | undefined> =>
    standing(await read(examSession, sessionId)),

  /** Those that begin after now, the next one first. */
  toCome: async ({ read, now }: Reading & Pick<CommandTools, 'now'>): Promise<readonly ExamSession[]> => {
    const ids = notedWhere(await read(examDiary, DIARY), (startsAt) => startsAt > now);
    const sessions = await Promise.all(ids.map((sessionId) => read(examSession, sessionId)));
    return sessions
      .flatMap((session) => standing(session) ?? [])
      .filter(({ startsAt }) => startsAt > now)
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  },

  /** The others that are open at some moment at which this one is. */
  beside: async (session: ExamSession, { read }: Reading): Promise<readonly ExamSession[]> => {
    const diary = await read(examDiary, DIARY);
    const ids = notedWhere(diary, (startsAt) => isWithinDay(startsAt, session.startsAt));
    const others = ids.filter((sessionId) => sessionId !== session.sessionId);
    const sessions = await Promise.all(others.map((sessionId) => read(examSession, sessionId)));
    return sessions
      .flatMap((other) => standing(other) ?? [])
      .filter((other) => runBeside(openingOf(other), openingOf(session)));
  },
};

const openingOf = (session: ExamSession) => ({ startsAt: session.startsAt, closesAt: closesAtOf(session) });

const standing = (session: ExamSession | null): ExamSession | undefined =>
  session === null || session.cancelledAt !== null ? undefined : session;
