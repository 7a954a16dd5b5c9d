import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import { noArrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { setMockExamArrangements } from 'schemas/mock-exams/sessions/sessions.contract';
import { longestArrangements } from 'schemas/mock-exams/room/room-over.rules';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { notBegun } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { asBegun, momentOf, satSession } from '../sittings/sat-session';
import { sitting } from '../sittings/sitting.decider';
import { examSession } from './exam-session.decider';
import type { SessionsParts } from './sessions-parts';
import { standingArrangements } from './standing-arrangements.decider';

type Wanted = RequestOf<typeof setMockExamArrangements>;

/** What one child has, in one session or always. */
export async function arrange(wanted: Wanted, parts: SessionsParts, tools: CommandTools): Promise<void> {
  const { userId, mockExamUserId: learnerId, mockExamSessionId: sessionId, arrangements } = wanted;
  const family = await parts.familyOf(userId, tools);
  if (family === null) return tools.refuse('AccountNotFound');
  const { familyId, children } = family;
  if (!children.some((child) => child.learnerId === learnerId)) return tools.refuse('ChildNotFound');
  if (sessionId !== undefined) {
    const session = await tools.read(examSession, sessionId);
    if (session === null) return tools.refuse('SessionNotFound');
    if (await isTooLate(session, learnerId, tools)) return tools.refuse('ArrangedTooLate');
    return parts.bookings.arrange({ session, learnerId, familyId }, arrangements ?? null, tools);
  }
  const data = { learnerId, familyId, arrangements: arrangements ?? noArrangements, setAt: tools.now };
  await tools.handle(standingArrangements, learnerId, { type: 'SetStandingArrangements', data });
}

/**
 * Arrangements hold from the next paper that a child opens: once there is none they would change nothing, and stand beside
 * the sitting as if it had been sat so.
 */
async function isTooLate(planned: ExamSession, learnerId: string, tools: CommandTools): Promise<boolean> {
  const { sessionId } = planned;
  const [session, known] = await Promise.all([
    satSession(sessionId, tools),
    tools.read(sitting, `${sessionId}.${learnerId}`),
  ]);
  if (session === null) return closesAtOf(planned) <= tools.now;
  const hasBegun = known.learnerId !== null;
  if (hasBegun && known.clock.papers.length >= known.papers.length) return true;
  const moment = momentOf(asBegun(session, known), learnerId, tools.now);
  const arrangements = hasBegun ? known.arrangements : longestArrangements;
  const facts = { ...moment, arrangements, sitting: hasBegun ? known.clock : notBegun };
  return timesOf(facts, tools.now).stage === 'complete';
}
