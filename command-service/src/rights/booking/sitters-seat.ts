import type { CommandTools } from 'platform/http';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { grants } from '../granting';
import { booking } from './booking.decider';

interface Asked {
  readonly familyId: string;
  readonly session: { readonly sessionId: string; readonly startsAt: string };
}

interface Seat {
  readonly familyId: string;
  readonly arrangements: Arrangements | null;
}

/** The seat of the child who is signed in, with what they have for this session alone; null where it is not theirs, or the right to it has gone. */
export async function sittersSeat({ familyId, session }: Asked, tools: CommandTools): Promise<Seat | null> {
  const { learnerId } = tools.caller;
  const { state, arrangements } = await tools.read(booking, `${session.sessionId}.${learnerId}`);
  if (state !== 'booked') return null;
  const rights = rightsAt(await grants.of(familyId, tools), learnerId, tools.now);
  return maySit(rights, session) ? { familyId, arrangements } : null;
}
