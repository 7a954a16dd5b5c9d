import type { CommandTools } from 'platform/http';
import { lastCloseOf } from 'schemas/mock-exams/after/release.rules';
import { ownOpening, withAllRests, type Opening } from 'schemas/mock-exams/sessions/beside.rules';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { emptyRoom, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { arrangementsFor } from '../sittings/arranged';
import { satSession } from '../sittings/sat-session';
import { sitting } from '../sittings/sitting.decider';
import type { BookingsPort } from './sessions-parts';

type Planned = Pick<ExamSession, 'sessionId' | 'startsAt' | 'set'>;

interface With {
  readonly bookings: Pick<BookingsPort, 'arrangedFor'>;
  readonly tools: CommandTools;
}

/** A session as it is open for one child, with all that is arranged for them and what was done in the room. */
export async function ownOpeningOf(session: Planned, learnerId: string, parts: With): Promise<Opening> {
  const [arrangements, room] = await Promise.all([arrangedIn(session, learnerId, parts), roomOf(session, parts)]);
  const own = { arrangements, room: roomClockOf(room, learnerId) };
  return ownOpening(plannedOf(session), own, parts.tools.now);
}

interface WithSeats extends With {
  readonly bookings: Pick<BookingsPort, 'arrangedFor' | 'seats'>;
}

/** A session as it is open until the last child who has a seat has no more time. */
export async function longestOpeningOf(session: Planned, parts: WithSeats): Promise<Opening> {
  const { tools, bookings } = parts;
  const [learnerIds, room] = await Promise.all([bookings.seats(session.sessionId, tools), roomOf(session, parts)]);
  const sitters = await Promise.all(
    learnerIds.map(async (learnerId) => {
      const { clock } = await tools.read(sitting, `${session.sessionId}.${learnerId}`);
      return { learnerId, clock, arrangements: withAllRests(await arrangedIn(session, learnerId, parts)) };
    }),
  );
  const { startsAt, closesAt, papers } = plannedOf(session);
  const clock = { startsAt, closesAt, breakSeconds: 0, papers };
  const stillSat = sitters.filter((one) => one.clock.completedAt === null);
  return { startsAt, closesAt: lastCloseOf({ session: clock, room, sitters: stillSat }, tools.now) };
}

const plannedOf = ({ startsAt, set }: Planned) => ({
  startsAt,
  closesAt: closesAtOf({ startsAt, set }),
  papers: set?.papers ?? [],
});

const arrangedIn = async ({ sessionId }: Planned, learnerId: string, { bookings, tools }: With) =>
  timeArrangementsOf(await arrangementsFor({ sessionId, learnerId }, tools, { bookings }));

const roomOf = async ({ sessionId }: Planned, { tools }: With) =>
  (await satSession(sessionId, tools))?.room ?? emptyRoom;
