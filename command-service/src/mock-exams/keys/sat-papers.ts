import type { CommandTools } from 'platform/http';
import type { ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { examSession } from '../sessions/exam-session.decider';
import { examSetUse } from '../sessions/exam-set-use.decider';

interface Which {
  readonly paperHash: string;
  readonly setId: string;
}

/** The sessions that have this paper and were not called off; a paper is of one set alone. */
export async function sessionsWith(
  { paperHash, setId }: Which,
  { read }: Pick<CommandTools, 'read'>,
): Promise<readonly ExamSession[]> {
  const { claims } = await read(examSetUse, setId);
  const ids = [...new Set(claims.map(({ sessionId }) => sessionId))];
  const sessions = await Promise.all(ids.map((id) => read(examSession, id)));
  return sessions
    .flatMap((session) => session ?? [])
    .filter(({ cancelledAt, set }) => cancelledAt === null && set?.papers.some((one) => one.paperHash === paperHash));
}

/** Whether somebody may have sat it: one of its sessions has begun. */
export async function hasBeenSat(which: Which, tools: Pick<CommandTools, 'read' | 'now'>): Promise<boolean> {
  const sessions = await sessionsWith(which, tools);
  return sessions.some(({ startsAt }) => startsAt <= tools.now);
}
