import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { createMockExamSession, moveMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { examSession } from './exam-session.decider';
import { claim, note, sessionToChange, settleClaims, whenOf } from './scheduling';
import type { SessionsParts } from './sessions-parts';

type Tools = CommandTools;
type Parts = Pick<SessionsParts, 'bookings'>;

const isOn = (sent: boolean | string | undefined): boolean => sent === true || sent === 'true';

export async function schedule(sent: RequestOf<typeof createMockExamSession>, tools: Tools) {
  const { examType, capacity } = sent;
  const { startsOn, wallTime, startsAt } = whenOf(sent, tools);
  const sessionId = tools.idFor('session');
  await note(sessionId, startsAt, tools);
  const data = {
    sessionId,
    startsOn,
    wallTime,
    startsAt,
    isCatchUp: isOn(sent.isCatchUpSession),
    isFree: isOn(sent.isFreeSession),
    scheduledAt: tools.now,
    ...(examType !== undefined && { examType }),
    ...(capacity !== undefined && { capacity }),
  };
  await tools.handle(examSession, sessionId, { type: 'ScheduleSession', data });
  return { mockExamSessionId: sessionId, startsAt };
}

/** Its set is claimed for the new time before it is moved, and for the old one until it has been. */
export async function move(sent: RequestOf<typeof moveMockExamSession>, parts: Parts, tools: Tools) {
  const { mockExamSessionId: sessionId, seenStartsAt, reason } = sent;
  const { startsOn, wallTime, startsAt } = whenOf(sent, tools);
  const { set } = await sessionToChange(sessionId, tools);
  await note(sessionId, startsAt, tools);
  if (set !== null) await claim({ sessionId, startsAt, set }, parts, tools);
  const settle = async (fromAt: string) => {
    if (set !== null) await settleClaims({ setId: set.setId, sessionId, fromAt }, tools);
  };
  const data = { sessionId, startsOn, wallTime, startsAt, reason, movedAt: tools.now };
  try {
    await tools.handle(examSession, sessionId, { type: 'MoveSession', data, seenStartsAt });
  } catch (refused) {
    await settle((await sessionToChange(sessionId, tools)).startsAt);
    throw refused;
  }
  await settle(startsAt);
  return { startsAt };
}

export async function cancel(sessionId: string, reason: string, tools: Tools): Promise<void> {
  const data = { sessionId, reason, cancelledAt: tools.now };
  const { state } = await tools.handle(examSession, sessionId, { type: 'CancelSession', data });
  if (state?.set) await settleClaims({ setId: state.set.setId, sessionId }, tools);
}
