import type { CommandTools } from 'platform/http';
import { runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { DIARY, examDiary } from './exam-diary.decider';
import { examSession } from './exam-session.decider';

type Reading = Pick<CommandTools, 'read'>;

/** The sessions that stand, by their own streams: one that was cancelled is none. */
export const scheduledSessions = {
  find: async (sessionId: string, { read }: Reading): Promise<ExamSession | undefined> =>
    standing(await read(examSession, sessionId)),

  /** Those that begin after now, the next one first. */
  toCome: async ({ read, now }: Reading & Pick<CommandTools, 'now'>): Promise<readonly ExamSession[]> => {
    const diary = await read(examDiary, DIARY);
    const ids = [...diary].filter(([, startsAt]) => startsAt > now).map(([sessionId]) => sessionId);
    const sessions = await Promise.all(ids.map((sessionId) => read(examSession, sessionId)));
    return sessions
      .flatMap((session) => standing(session) ?? [])
      .filter(({ startsAt }) => startsAt > now)
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  },

  /** The others that are open at some moment at which this one is. */
  beside: async (session: ExamSession, { read }: Reading): Promise<readonly ExamSession[]> => {
    const diary = await read(examDiary, DIARY);
    const isNear = (startsAt: string) => Math.abs(Date.parse(startsAt) - Date.parse(session.startsAt)) < DAY_MS;
    const ids = [...diary].filter(([id, startsAt]) => id !== session.sessionId && isNear(startsAt)).map(([id]) => id);
    const sessions = await Promise.all(ids.map((sessionId) => read(examSession, sessionId)));
    return sessions
      .flatMap((other) => standing(other) ?? [])
      .filter((other) => runBeside(openingOf(other), openingOf(session)));
  },
};

const openingOf = (session: ExamSession) => ({ startsAt: session.startsAt, closesAt: closesAtOf(session) });

/** No session is open for longer. */
const DAY_MS = 86_400_000;

const standing = (session: ExamSession | null): ExamSession | undefined =>
  session === null || session.cancelledAt !== null ? undefined : session;
