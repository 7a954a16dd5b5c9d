import { flow, type CommandDeps, type Route } from 'platform/http';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
  followMockExamSession,
  moveMockExamSession,
  setMockExamArrangements,
  setMockExamSessionCapacity,
  standsSeat,
} from 'schemas/mock-exams/sessions/sessions.contract';
import { arrange } from './arranging';
import { cancel, move, schedule } from './changing';
import { examSession } from './exam-session.decider';
import { assign, sessionToChange } from './scheduling';
import type { SessionsParts } from './sessions-parts';

/** What staff do about the sessions. */
export const sessionsRoutes = (parts: SessionsParts): Route<CommandDeps>[] => [
  flow(createMockExamSession, schedule),
  flow(moveMockExamSession, (sent, tools) => move(sent, parts, tools)),
  flow(setMockExamSessionCapacity, async ({ mockExamSessionId: sessionId, capacity }, tools) => {
    const booked = capacity === undefined ? [] : await parts.bookings.seats(sessionId, tools);
    // A seat that somebody takes in the same moment is theirs: nobody loses it by fewer places.
    if (capacity !== undefined && booked.length > capacity) return tools.refuse('CapacityBelowBooked');
    const data = { sessionId, setAt: tools.now, ...(capacity !== undefined && { capacity }) };
    await tools.handle(examSession, sessionId, { type: 'SetCapacity', data });
    return {};
  }),
  flow(cancelMockExamSession, async ({ mockExamSessionId, reason }, tools) => {
    await cancel(mockExamSessionId, reason, tools);
    return {};
  }),
  flow(assignMockExamSet, async ({ mockExamSessionId: sessionId, mockExamSetId: setId }, tools) => {
    if (setId === undefined) return tools.refuse('SetNotChosen');
    await assign({ sessionId, setId }, parts, tools);
    return {};
  }),
  flow(setMockExamArrangements, async (request, tools) => {
    await arrange(request, parts, tools);
    return {};
  }),
  flow(standsSeat, async ({ sessionId, learnerId, startsAt }, tools) => {
    const session = await sessionToChange(sessionId, tools);
    if (startsAt !== undefined && startsAt !== session.startsAt) return tools.refuse('SessionMovedMeanwhile');
    return (await parts.bookings.isBooked(sessionId, learnerId, tools)) ? {} : tools.refuse('BookingNotFound');
  }),
  flow(followMockExamSession, async ({ sessionId }, tools) => {
    const session = await tools.read(examSession, sessionId);
    if (session !== null) await parts.bookings.follow(session, tools);
    return {};
  }),
];
