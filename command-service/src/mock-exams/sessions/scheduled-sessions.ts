import type { CommandTools } from 'platform/http';
import type { ExamSession } from 'schemas/mock-exams/sessions/exam-session';
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

  /** The others that begin within a day of this one: none is open for longer. */
  near: async ({ sessionId, startsAt }: Pick<ExamSession, 'sessionId' | 'startsAt'>, { read }: Reading) => {
    const isNear = (other: string) => isWithinDay(other, startsAt);
    const ids = notedWhere(await read(examDiary, DIARY), isNear);
    const others = ids.filter((id) => id !== sessionId);
    const sessions = await Promise.all(others.map((id) => read(examSession, id)));
    // Of one that was moved the diary knows other starts as well.
    return sessions.flatMap((other) => standing(other) ?? []).filter((other) => isNear(other.startsAt));
  },
};

const standing = (session: ExamSession | null): ExamSession | undefined =>
  session === null || session.cancelledAt !== null ? undefined : session;
