import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import { noArrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { setMockExamArrangements } from 'schemas/mock-exams/sessions/sessions.contract';
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
    return parts.bookings.arrange({ session, learnerId, familyId }, arrangements ?? null, tools);
  }
  const data = { learnerId, familyId, arrangements: arrangements ?? noArrangements, setAt: tools.now };
  await tools.handle(standingArrangements, learnerId, { type: 'SetStandingArrangements', data });
}
