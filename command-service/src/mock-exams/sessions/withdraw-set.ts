import type { CommandTools } from 'platform/http';
import { examSession } from './exam-session.decider';
import { examSetUse } from './exam-set-use.decider';

/**
 * From now on no session is given this set; done before it is deleted, and once more by whoever repeats that. Refused while a
 * session that is to come, or being sat, has it: somebody may have booked it.
 */
export async function withdrawSet(setId: string, tools: CommandTools): Promise<void> {
  const { read, now } = tools;
  const { claims } = await read(examSetUse, setId);
  const claiming = claims.filter(({ untilAt }) => untilAt > now);
  const sessions = await Promise.all(claiming.map(({ sessionId }) => read(examSession, sessionId)));
  const having = sessions.filter((session) => session?.cancelledAt === null && session.set?.setId === setId);
  const satIn = new Set(having.flatMap((session) => session?.sessionId ?? []));
  await tools.handle(examSetUse, setId, { type: 'WithdrawSet', data: { setId, withdrawnAt: now }, satIn });
}
