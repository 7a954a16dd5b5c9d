import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import type { RequestOf } from 'schemas/describe/contract';
import { doneFor, messagesFor } from 'schemas/mock-exams/sessions/room.rules';
import { noSitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { answeringRoutes } from './answering.routes';
import { arrangementsFor } from './arranged';
import { hearOfStaff, type ToldOfStaff } from './heard.rules';
import { findSession, type Found } from './find-session';
import {
  asBegun,
  hasBegun,
  knownSitting,
  momentOf,
  roomTold,
  satSession,
  UNNAMED_DEVICE,
  type SatSession,
} from './sat-session';
import { sealedPapers, type SealedPapers } from './sealed-papers';
import { sitting, type SittingCommand } from './sitting.decider';
import type { SittingsParts } from './sittings-parts';
import { SILENCE_SECONDS } from './stages.rules';
import { tracked, waiting } from './tracker';

/** What a child does about their mock exam, and what the clock has looked after. */
export function sittingsRoutes(parts: SittingsParts): Route<CommandDeps>[] {
  const papers = sealedPapers(parts);
  return [
    beginning(parts, papers),
    flow(calls.getTrackerForMockExamSession, async ({ mockExamSessionId }, tools) => {
      const found = await findSession(mockExamSessionId, tools, parts);
      if (!found) return { serverNow: tools.now };
      return found.seat ? waiting(found, tools, parts) : told(found, { type: 'Look', data: {} }, { tools, papers });
    }),
    sealed(parts, papers),
    ...answeringRoutes(parts, papers),
    ...stageRoutes(parts, papers),
    ...deviceRoutes(parts, papers),
    flow(calls.beatMockExam, async ({ mockExamSessionId, ...device }, tools) => {
      const session = (await satSession(mockExamSessionId, tools)) ?? tools.refuse('MockSittingNotFound');
      return beat({ session, device, parts }, tools);
    }),
    flow(calls.settleMockSitting, async ({ sessionId, learnerId }, tools) => {
      const session = (await satSession(sessionId, tools)) ?? tools.refuse('MockSittingNotFound');
      const id = `${sessionId}.${learnerId}`;
      const at = momentOf(asBegun(session, await tools.read(sitting, id)), learnerId, tools.now);
      await tools.handle(sitting, id, { type: 'Settle', data: {}, at });
      return {};
    }),
  ];
}

type WithoutMoment<C> = C extends unknown ? Omit<C, 'at'> : never;
type Wish = WithoutMoment<SittingCommand>;

interface With {
  readonly tools: CommandTools;
  readonly papers: SealedPapers;
}

/** Does something in a child's sitting, and answers with where they stand then. */
async function told(found: Found, wish: Wish, { tools, papers }: With) {
  const at = momentOf(found.session, tools.caller.learnerId, tools.now);
  const { state } = await tools.handle(sitting, found.id, { ...wish, at });
  return tracked(state, papers, { found, tools });
}

async function theirs(sessionId: string | undefined, tools: CommandTools, parts: SittingsParts): Promise<Found> {
  return (await findSession(sessionId, tools, parts)) ?? tools.refuse('MockSittingNotFound');
}

interface Beat {
  readonly parts: Pick<SittingsParts, 'heard' | 'seatOf'>;
  readonly session: SatSession;
  readonly device: Omit<RequestOf<typeof calls.beatMockExam>, 'mockExamSessionId'>;
}

/**
 * Reads nothing of the log where this process knows that the device is the one: hundreds are heard each few seconds. Of another one
 * it reads on, since that may have taken over by another instance; one that was taken over from learns of it here within minutes,
 * and with the first thing that it hands in.
 */
async function beat({ session, device, parts }: Beat, tools: CommandTools) {
  const { now, caller } = tools;
  const { deviceId, waiting, roomThrough } = device;
  const id = `${session.sessionId}.${caller.learnerId}`;
  const known = await knownSitting(id, tools, (left) => left.deviceId === deviceId);
  if (!hasBegun(known)) return beatWaiting({ session, device, parts }, tools);
  const at = momentOf(asBegun(session, known), caller.learnerId, now);
  // Of a device that another has taken the place of nothing is told: what it keeps is not what the child does now.
  const lastHeardAt = await parts.heard.hear(id, now, deviceId === known.deviceId ? waiting : undefined);
  const silentSince = isSilence(lastHeardAt, now) ? lastHeardAt : null;
  const told = toldOfStaff(session, device, caller.learnerId);
  if (silentSince !== null || hearOfStaff(known, told, now).length > 0)
    await tools.handle(sitting, id, { type: 'Hear', data: { lastHeardAt: silentSince, told }, at });
  const isActive = deviceId === known.deviceId;
  const room = roomTold(session, caller.learnerId, known);
  return { serverNow: now, isActive, ...(isActive ? newsIn(room, roomThrough) : room) };
}

/** Of a room, where a device does not know as much of it. @param known through which of what staff did it knows; undefined where it does not say */
const newsIn = (room: ReturnType<typeof roomTold>, known: number | undefined) =>
  room.roomThrough === known ? {} : room;

const isSilence = (lastHeardAt: string | null, now: string): boolean =>
  lastHeardAt !== null && Date.parse(now) - Date.parse(lastHeardAt) > SILENCE_SECONDS * 1_000;

/** What a device tells of staff, beside what they did. */
function toldOfStaff(session: SatSession, device: Beat['device'], learnerId: string): ToldOfStaff {
  const { deviceId, heard = [], putAway = [] } = device;
  const messages = messagesFor(session.said, learnerId);
  return { deviceId, heard, putAway, done: doneFor(session.done, learnerId), messages };
}

/** In the waiting room: nothing is begun, but the board knows that they are there. */
async function beatWaiting({ session, device, parts }: Beat, tools: CommandTools) {
  const { now, caller } = tools;
  if ((await parts.seatOf(session, tools)) === null) return tools.refuse('MockSittingNotFound');
  await parts.heard.hear(`${session.sessionId}.${caller.learnerId}`, now);
  const room = roomTold(session, caller.learnerId, noSitting);
  return { serverNow: now, isActive: true, ...newsIn(room, device.roomThrough) };
}

const beginning = (parts: SittingsParts, papers: SealedPapers) =>
  flow(calls.createMockExamSessionTracker, async ({ mockExamSessionId, deviceId = UNNAMED_DEVICE }, tools) => {
    const found = await theirs(mockExamSessionId, tools, parts);
    const { session, seat } = found;
    const { learnerId } = tools.caller;
    const data = {
      sessionId: session.sessionId,
      learnerId,
      // Of one that was begun already nothing of this is looked at.
      familyId: seat?.familyId ?? learnerId,
      papers: session.set.papers,
      deviceId,
      arrangements: await arrangementsFor({ sessionId: session.sessionId, learnerId }, tools, parts),
    };
    return told(found, { type: 'BeginSitting', data }, { tools, papers });
  });

const sealed = (parts: SittingsParts, papers: SealedPapers) =>
  flow(calls.getSealedMockExamPaper, async ({ mockExamSessionId, paperHash }, tools) => {
    const { session } = await theirs(mockExamSessionId, tools, parts);
    const from = papersFrom(session.startsAt);
    if (tools.now < from) return tools.refuse('MockPapersNotYet', new Date(from));
    if (!session.set.papers.some((paper) => paper.paperHash === paperHash)) return tools.refuse('MockSittingNotFound');
    const bytes = await papers.sealed({ sessionId: session.sessionId, paperHash }, tools);
    return { sealed: bytes ?? tools.refuse('MockSittingNotFound') };
  });

const stageRoutes = (parts: SittingsParts, papers: SealedPapers) => [
  flow(calls.endMockExam, async ({ mockExamSessionId, sessionId, mockExamPaperId, isDone }, tools) => {
    const found = await theirs(sessionId ?? mockExamSessionId, tools, parts);
    const paper = found.session.set.papers.findIndex(({ paperId }) => paperId === mockExamPaperId) + 1;
    return told(found, { type: 'EndPaper', data: { paper, early: isDone === true } }, { tools, papers });
  }),
  flow(calls.startBreakSession, async ({ mockExamSessionId }, tools) =>
    told(await theirs(mockExamSessionId, tools, parts), { type: 'StartBreak', data: {} }, { tools, papers }),
  ),
  flow(calls.endBreakSession, async ({ mockExamSessionId, sessionId }, tools) => {
    const found = await theirs(sessionId ?? mockExamSessionId, tools, parts);
    const whose = { sessionId: found.session.sessionId, learnerId: tools.caller.learnerId };
    const arrangements = await arrangementsFor(whose, tools, parts);
    return told(found, { type: 'EndBreak', data: { arrangements } }, { tools, papers });
  }),
  flow(calls.endMockExamSession, async ({ mockExamSessionId }, tools) =>
    told(await theirs(mockExamSessionId, tools, parts), { type: 'Look', data: {} }, { tools, papers }),
  ),
];

const deviceRoutes = (parts: SittingsParts, papers: SealedPapers) => [
  flow(calls.beginMockExamRest, async ({ mockExamSessionId }, tools) =>
    told(await theirs(mockExamSessionId, tools, parts), { type: 'BeginRest', data: {} }, { tools, papers }),
  ),
  flow(calls.endMockExamRest, async ({ mockExamSessionId }, tools) =>
    told(await theirs(mockExamSessionId, tools, parts), { type: 'EndRest', data: {} }, { tools, papers }),
  ),
  flow(calls.takeOverMockExam, async ({ mockExamSessionId, deviceId }, tools) =>
    told(await theirs(mockExamSessionId, tools, parts), { type: 'TakeOver', data: { deviceId } }, { tools, papers }),
  ),
];
