import type { CommandTools } from 'platform/http';
import { lastCloseOf, type Sitter } from 'schemas/mock-exams/after/release.rules';
import { arrangementsOf } from 'schemas/mock-exams/sessions/arrangements';
import { isRoomOver } from 'schemas/mock-exams/room/room-over.rules';
import { closesAtOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { Room } from 'schemas/mock-exams/sessions/room.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { GRACE_SECONDS } from 'schemas/mock-exams/sittings/times.rules';
import { standingArrangements } from '../sessions/standing-arrangements.decider';
import type { SessionsParts } from '../sessions/sessions-parts';
import { sitting } from '../sittings/sitting.decider';

export interface AwaitedParts {
  readonly bookings: Pick<SessionsParts['bookings'], 'seats' | 'arrangedFor'>;
}

interface Watched {
  readonly session: ExamSession;
  readonly room: Room;
}

/**
 * Until when somebody may be sitting a session, its grace counted: pauses, more time and what is arranged for each included.
 * Null: nobody can any more.
 */
export async function awaitedUntil(
  { session, room }: Watched,
  tools: Pick<CommandTools, 'read' | 'now'>,
  parts: AwaitedParts,
): Promise<string | null> {
  const graceAgo = new Date(Date.parse(tools.now) - GRACE_SECONDS * 1_000).toISOString();
  const clock = {
    startsAt: session.startsAt,
    closesAt: closesAtOf(session),
    breakSeconds: (session.set?.breakMinutes ?? 0) * 60,
    papers: session.set?.papers ?? [],
  };
  // By now nobody can be, whatever was arranged for them: nothing has to be read. What staff did to one child's clock has no such end.
  if (!isAnybodyNamed(room) && isRoomOver(clock, room, graceAgo)) return null;
  const sitters = await sittersOf(session.sessionId, tools, parts);
  const closesAt = lastCloseOf({ session: clock, room, sitters }, tools.now);
  const until = new Date(Date.parse(closesAt) + GRACE_SECONDS * 1_000).toISOString();
  return until <= tools.now ? null : until;
}

const isAnybodyNamed = ({ pauses, extensions }: Room): boolean =>
  [...pauses, ...extensions].some(({ learnerId }) => learnerId !== null);

/** More at once wait for one another. */
const AT_ONCE = 20;

/** Those with arrangements who are not done: everybody else's time is that of all. */
async function sittersOf(
  sessionId: string,
  tools: Pick<CommandTools, 'read' | 'now'>,
  { bookings }: AwaitedParts,
): Promise<Sitter[]> {
  const seats = await bookings.seats(sessionId, tools);
  const sitters: Sitter[] = [];
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    const some = seats.slice(from, from + AT_ONCE).map(async (learnerId) => {
      const [own, always] = await Promise.all([
        bookings.arrangedFor(sessionId, learnerId, tools),
        tools.read(standingArrangements, learnerId),
      ]);
      if (own === null && always === null) return [];
      const known = await tools.read(sitting, `${sessionId}.${learnerId}`);
      if (known.clock.completedAt !== null) return [];
      const arranged = timeArrangementsOf(arrangementsOf(own, always));
      const arrangements = known.learnerId === null ? arranged : known.arrangements;
      return [{ learnerId, arrangements, clock: known.clock }];
    });
    sitters.push(...(await Promise.all(some)).flat());
  }
  return sitters;
}
