import type { CommandTools } from 'platform/http';
import { examSession } from './exam-session.decider';
import { examSetUse } from './exam-set-use.decider';

/** Whether a session that is to come, or being sat, has this set: somebody may have booked it. */
export async function isInUse(setId: string, { read, now }: Pick<CommandTools, 'read' | 'now'>): Promise<boolean> {
  const claims = (await read(examSetUse, setId)).filter(({ untilAt }) => untilAt > now);
  const sessions = await Promise.all(claims.map(({ sessionId }) => read(examSession, sessionId)));
  return sessions.some((session) => session?.cancelledAt === null && session.set?.setId === setId);
}
