import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { moveMockExamSitter } from 'schemas/mock-exams/room/room.contract';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { examSession } from '../sessions/exam-session.decider';
import { hasOtherPapers } from '../sessions/other-papers.rules';
import type { SessionsParts } from '../sessions/sessions-parts';
import { settled } from '../sittings/settled';
import { sitting } from '../sittings/sitting.decider';
import { examRoom } from './exam-room.decider';

export interface MovingParts {
  readonly bookings: Pick<
    SessionsParts['bookings'],
    'familyIn' | 'seats' | 'hasRoom' | 'makePaid' | 'cancel' | 'giveFree'
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
  const no = whyNot(known, { here, there, now }) ?? (await whyNoSeat(there, learnerId, { tools, bookings }));
  if (no !== null) return refuse(no);
  const seat = { session: there, learnerId, familyId };
  await bookings.giveFree(seat, tools);
  // By the right that they were just given there is a seat, be it one more than there are places: somebody else may have come between.
  await bookings.makePaid(seat, tools);
  if (known.learnerId === null) return bookings.cancel({ session: here, learnerId, familyId }, reason, tools);
  const data = { sessionId: from, learnerId, ownReason: reason, closedAt: now, why: 'moved' as const };
  const sitter = { arrangements: known.arrangements, sitting: known.clock };
  await tools.handle(examRoom, from, { type: 'Close', data, sitter, now });
  await settled(from, learnerId, tools);
}

interface Between {
  readonly here: ExamSession;
  readonly there: ExamSession;
  readonly now: string;
}

/** Whoever was absent stays so: they are told of as such. Whoever has begun knows these papers, and sits no such one a second time. */
function whyNot({ learnerId, clock, papers }: Sitting, { here, there, now }: Between) {
  if (learnerId === null) return closesAtOf(here) <= now ? 'RoomOver' : null;
  if (clock.completedAt !== null) return 'RoomOver';
  return hasOtherPapers(there, [...papers, ...(here.set?.papers ?? [])]) ? null : 'RoomSamePapers';
}

async function whyNoSeat(
  session: ExamSession,
  learnerId: string,
  { tools, bookings }: MovingParts & { readonly tools: CommandTools },
) {
  if (session.cancelledAt !== null) return 'SessionCancelled';
  if (session.startsAt <= tools.now) return 'SessionHasBegun';
  if ((await bookings.seats(session.sessionId, tools)).includes(learnerId)) return null;
  return (await bookings.hasRoom(session, tools)) ? null : 'SessionSoldOut';
}
