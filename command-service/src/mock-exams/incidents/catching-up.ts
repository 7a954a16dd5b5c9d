import type { CommandTools } from 'platform/http';
import type { ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { hasOtherPapers } from '../sessions/other-papers.rules';
import type { BookingsPort } from '../sessions/sessions-parts';
import { scheduledSessions } from '../sessions/scheduled-sessions';
import { examIncidents } from './incidents.decider';

/** A session that is to come, for whoever missed something, of papers that none of them has sat in the other one; null where it is none. */
export async function catchUpFor(
  sat: ExamSession | null,
  wanted: string | undefined,
  tools: Pick<CommandTools, 'read' | 'now'>,
): Promise<ExamSession | null> {
  if (wanted === undefined || sat === null) return null;
  const session = await scheduledSessions.find(wanted, tools);
  return session && isToCatchUp(session, sat, tools.now) ? session : null;
}

const isToCatchUp = (session: ExamSession, sat: ExamSession, now: string): boolean =>
  session.isCatchUp && session.startsAt > now && hasOtherPapers(session, sat.set?.papers ?? []);

/** What catching up needs of the bookings: nobody is turned away from a place that was promised. */
export type CatchUpSeats = Pick<BookingsPort, 'giveFree' | 'makePaid'>;

interface Promised {
  readonly sessionId: string;
  readonly decisionId: string;
  readonly learnerId: string;
}

/** The place that was decided for a child; done again it changes nothing. */
export async function bookCatchUp(
  { sessionId, decisionId, learnerId }: Promised,
  seats: CatchUpSeats,
  tools: CommandTools,
) {
  const { incidents } = await tools.read(examIncidents, sessionId);
  const decisions = incidents.incidents.flatMap((incident) => incident.decisions);
  const catchUp = decisions.find((one) => one.decisionId === decisionId)?.catchUp ?? null;
  const seat = catchUp?.seats.find((one) => one.learnerId === learnerId);
  if (!catchUp || !seat) return tools.refuse('CatchUpNotDecided');
  const session = (await scheduledSessions.find(catchUp.sessionId, tools)) ?? tools.refuse('SessionNotFound');
  if (session.startsAt <= tools.now) return tools.refuse('SessionHasBegun');
  const place = { session, learnerId, familyId: seat.familyId };
  await seats.giveFree(place, tools);
  await seats.makePaid(place, tools);
}
