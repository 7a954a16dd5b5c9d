import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import * as calls from 'schemas/mock-exams/room/room.contract';
import { sentCounted, type MessageCounters } from './messages-counted';
import { moveSitter, type MovingParts } from './moving';
import type { SessionsParts } from '../sessions/sessions-parts';
import { asBegun, momentOf, satSession } from '../sittings/sat-session';
import { settledAll } from '../sittings/settled';
import { sitting } from '../sittings/sitting.decider';
import { anySitter, examRoom, type RoomCommand, type Sitter } from './exam-room.decider';

export interface RoomParts {
  readonly bookings: MovingParts['bookings'] & Pick<SessionsParts['bookings'], 'isBooked'>;
  /** How many messages somebody sends, by who reads them. */
  readonly roomMessages: MessageCounters;
}

/** What staff do while a mock exam is sat. */
export const roomRoutes = (parts: RoomParts): Route<CommandDeps>[] => [
  flow(calls.pauseMockExamRoom, async (request, tools) => {
    const data = { ...whose(request), ...why(request), pausedAt: tools.now };
    return done({ type: 'Pause', data }, tools, parts);
  }),
  flow(calls.resumeMockExamRoom, async (request, tools) => {
    const data = { ...whose(request), ...why(request), resumedAt: tools.now };
    return done({ type: 'Resume', data }, tools, parts);
  }),
  flow(calls.extendMockExamRoom, async (request, tools) => {
    const { paper, minutes, seenSeconds } = request;
    const data = { ...whose(request), ...why(request), paper, seconds: minutes * 60, extendedAt: tools.now };
    return done({ type: 'Extend', data, seenSeconds }, tools, parts);
  }),
  flow(calls.messageMockExamRoom, async (request, tools) => {
    const messageId = tools.idFor('message');
    const data = { ...whose(request), messageId, text: request.text, sentAt: tools.now };
    const send = () => act({ type: 'Message', data }, tools, parts);
    await sentCounted({ counters: parts.roomMessages, message: data, send }, tools);
    return { messageId };
  }),
  flow(calls.closeMockExamRoom, async (request, tools) => {
    const data = { ...whose(request), ...why(request), closedAt: tools.now };
    await done({ type: 'Close', data }, tools, parts);
    await settledAll(request, tools, parts);
    return {};
  }),
  flow(calls.moveMockExamSitter, async (request, tools) => {
    await moveSitter(request, tools, parts);
    return {};
  }),
  decideLateAnswer,
];

const decideLateAnswer = flow(calls.decideMockLateAnswer, async (request, tools) => {
  const { mockExamSessionId, mockExamUserId, mockExamQuestionId: questionId, tab, seq, counts, seen, reason } = request;
  const session = (await satSession(mockExamSessionId, tools)) ?? tools.refuse('SessionNotFound');
  const id = `${mockExamSessionId}.${mockExamUserId}`;
  const known = await tools.read(sitting, id);
  if (known.learnerId === null) return tools.refuse('LateAnswerNotFound');
  const at = momentOf(asBegun(session, known), mockExamUserId, tools.now);
  const data = { questionId, tab, seq, counts, seen, reason };
  await tools.handle(sitting, id, { type: 'DecideLate', data, at });
  return {};
});

interface Told {
  readonly mockExamSessionId: string;
  readonly mockExamUserId?: string | undefined;
  readonly reason?: string | undefined;
}

const whose = ({ mockExamSessionId: sessionId, mockExamUserId: learnerId }: Told) => ({
  sessionId,
  ...(learnerId !== undefined && { learnerId }),
});

/** Of one child it is sealed, with them as whose it is. */
const why = ({ mockExamUserId, reason }: Told) => {
  if (reason === undefined) return {};
  return mockExamUserId === undefined ? { reason } : { ownReason: reason };
};

type WithoutMoment<C> = C extends unknown ? Omit<C, 'now' | 'sitter'> : never;

async function act(command: WithoutMoment<RoomCommand>, tools: CommandTools, parts: RoomParts) {
  const { sessionId, learnerId } = command.data;
  const sitter = await sitterOf(sessionId, { learnerId, tools, parts });
  return tools.handle(examRoom, sessionId, { ...command, sitter, now: tools.now });
}

async function done(...given: Parameters<typeof act>) {
  await act(...given);
  return {};
}

interface Of {
  readonly learnerId: string | undefined;
  readonly tools: CommandTools;
  readonly parts: RoomParts;
}

/** A child of another session is told as one that there is not. */
async function sitterOf(sessionId: string, { learnerId, tools, parts }: Of): Promise<Sitter> {
  if (learnerId === undefined) return anySitter;
  const { session } = await tools.read(examRoom, sessionId);
  if (session === null) return tools.refuse('SessionNotFound');
  const known = await tools.read(sitting, `${sessionId}.${learnerId}`);
  if (known.learnerId !== null) return { arrangements: known.arrangements, sitting: known.clock };
  return (await parts.bookings.isBooked(sessionId, learnerId, tools)) ? anySitter : tools.refuse('BookingNotFound');
}
