import type { CommandTools } from 'platform/http';
import { isRoomOver } from 'schemas/mock-exams/room/room-over.rules';
import { momentOf, satSession, type SatSession } from '../sittings/sat-session';
import { examSetUse } from './exam-set-use.decider';

/**
 * From now on no session is given this set; done before it is deleted, and once more by whoever repeats that. Refused while a
 * session that is to come, or being sat, has it: somebody may have booked it. One is being sat until nobody could be any more, with
 * pauses and more time, whatever its claim says of its usual close.
 */
export async function withdrawSet(setId: string, tools: CommandTools): Promise<void> {
  const { read, now } = tools;
  const { claims } = await read(examSetUse, setId);
  const claiming = [...new Set(claims.map(({ sessionId }) => sessionId))];
  const sessions = await Promise.all(claiming.map((sessionId) => satSession(sessionId, tools)));
  const having = sessions.filter((session) => session?.set.setId === setId && !isOver(session, now));
  const satIn = new Set(having.flatMap((session) => session?.sessionId ?? []));
  await tools.handle(examSetUse, setId, { type: 'WithdrawSet', data: { setId, withdrawnAt: now }, satIn });
}

const isOver = (session: SatSession, now: string): boolean =>
  isRoomOver(momentOf(session, '', now).session, session.room, now);
