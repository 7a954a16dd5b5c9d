import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { moveMockExamSitter } from 'schemas/mock-exams/room/room.contract';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { examSession } from '../sessions/exam-session.decider';
import { hasOtherPapers } from '../sessions/other-papers.rules';
import type { SessionsParts } from '../sessions/sessions-parts';
import { isOverFor } from '../sittings/over';
import { hasBegun, satSession } from '../sittings/sat-session';
import { settled } from '../sittings/settled';
import { sitting } from '../sittings/sitting.decider';
import { examRoom } from './exam-room.decider';

export interface MovingParts {
  readonly bookings: Pick<
    SessionsParts['bookings'],
    'familyIn' | 'seats' | 'hasRoom' | 'makePaid' | 'cancel' | 'giveFree' | 'arrangedFor'
  >;
}

/**
 * The new seat comes first: where there is none, nothing has changed, and nothing was given. Each step changes nothing when
 * it is done again, so that a call which broke off in between is made good by the same call.
 */
export async function moveSitter(
  {
    mockExamSessionId: from,
    mockExamUserId: learnerId,
    toMockExamSessionId,
    reason,
  }: RequestOf<typeof moveMockExamSitter>,
  tools: CommandTools,
  { bookings }: MovingParts,
): Promise<void> {
  const { refuse, now } = tools;
  if (from === toMockExamSessionId) return refuse('RoomSameSession');
  const [here, there] = await Promise.all([
    tools.read(examSession, from),
    tools.read(examSession, toMockExamSessionId),
  ]);
  if (here === null || there === null) return refuse('SessionNotFound');
  const familyId = (await bookings.familyIn(from, learnerId, tools)) ?? refuse('BookingNotFound');
  const known = await tools.read(sitting, `${from}.${learnerId}`);
  const child = { session: here, known, learnerId };
  const no =
    (await whyNot(child, there, { tools, bookings })) ?? (await whyNoSeat(there, learnerId, { tools, bookings }));
  if (no !== null) return refuse(no);
  const seat = { session: there, learnerId, familyId };
  await bookings.giveFree(seat, tools);
  // By the right that they were just given there is a seat, be it one more than there are places: somebody else may have come between.
  await bookings.makePaid(seat, tools);
  if (!hasBegun(known)) return bookings.cancel({ session: here, learnerId, familyId }, reason, tools);
  const data = { sessionId: from, learnerId, ownReason: reason, closedAt: now, why: 'moved' as const };
  const sitter = { arrangements: known.arrangements, sitting: known.clock };
  await tools.handle(examRoom, from, { type: 'Close', data, sitter, now });
  await settled(from, learnerId, tools);
}

interface With extends MovingParts {
  readonly tools: CommandTools;
}

interface Here {
  readonly session: ExamSession;
  readonly known: Sitting;
  readonly learnerId: string;
}

/**
 * As it is written of whoever has begun. Of whoever has not, since then they were absent and are told of as such: once the usual
 * close is past, and their own, by which the clock would still have let them in.
 */
async function isOverHere(
  { session, known, learnerId }: Here,
  tools: CommandTools,
  parts: MovingParts,
): Promise<boolean> {
  if (hasBegun(known)) return known.clock.completedAt !== null;
  if (closesAtOf(session) > tools.now) return false;
  const sat = await satSession(session.sessionId, tools);
  return sat === null || isOverFor({ session: sat, known, learnerId }, tools, parts);
}

/** Whoever has begun knows these papers, and sits no such one a second time. */
async function whyNot(child: Here, there: ExamSession, { tools, bookings }: With) {
  if (await isOverHere(child, tools, { bookings })) return 'RoomOver';
  const { session, known } = child;
  const isOther = !hasBegun(known) || hasOtherPapers(there, [...known.papers, ...(session.set?.papers ?? [])]);
  return isOther ? null : 'RoomSamePapers';
}

async function whyNoSeat(session: ExamSession, learnerId: string, { tools, bookings }: With) {
  if (session.cancelledAt !== null) return 'SessionCancelled';
  if (session.startsAt <= tools.now) return 'SessionHasBegun';
  if ((await bookings.seats(session.sessionId, tools)).includes(learnerId)) return null;
  return (await bookings.hasRoom(session, tools)) ? null : 'SessionSoldOut';
}
