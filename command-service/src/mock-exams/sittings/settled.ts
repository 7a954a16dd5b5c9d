import type { CommandTools } from 'platform/http';
import type { SessionsParts } from '../sessions/sessions-parts';
import { asBegun, momentOf, satSession } from './sat-session';
import { sitting } from './sitting.decider';

interface Whose {
  readonly mockExamSessionId: string;
  readonly mockExamUserId?: string | undefined;
}

const TOGETHER = 20;

/**
 * Writes down at once what the clock or staff have ended, for one child or for everybody with a seat; where that breaks off, each
 * is looked at when their paper is due. Whether anybody was done by it.
 */
export async function settledAll(
  { mockExamSessionId: sessionId, mockExamUserId }: Whose,
  tools: CommandTools,
  { bookings }: { readonly bookings: Pick<SessionsParts['bookings'], 'seats'> },
): Promise<boolean> {
  const ids = mockExamUserId === undefined ? await bookings.seats(sessionId, tools) : [mockExamUserId];
  let isAny = false;
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const some = ids.slice(from, from + TOGETHER).map((learnerId) => settled(sessionId, learnerId, tools));
    if ((await Promise.all(some)).includes(true)) isAny = true;
  }
  return isAny;
}

/** The same for one child, whoever has a seat. */
export async function settled(sessionId: string, learnerId: string, tools: CommandTools): Promise<boolean> {
  const id = `${sessionId}.${learnerId}`;
  const [session, known] = await Promise.all([satSession(sessionId, tools), tools.read(sitting, id)]);
  if (session === null || known.learnerId === null) return false;
  const at = momentOf(asBegun(session, known), learnerId, tools.now);
  const { events } = await tools.handle(sitting, id, { type: 'Settle', data: {}, at });
  return events.some(({ type }) => type === 'MockSittingCompleted');
}
