import type { CommandTools } from 'platform/http';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { grants } from '../granting';
import { booking } from './booking.decider';

interface Asked {
  readonly familyId: string;
  readonly session: { readonly sessionId: string; readonly startsAt: string };
}

/** The seat of the child who is signed in; null where it is not theirs, or the right to it has gone. */
export async function sittersSeat(
  { familyId, session }: Asked,
  tools: CommandTools,
): Promise<{ familyId: string } | null> {
  const { learnerId } = tools.caller;
  const [{ state }, given] = await Promise.all([
    tools.read(booking, `${session.sessionId}.${learnerId}`),
    grants.of(familyId, tools),
  ]);
  if (state !== 'booked') return null;
  const rights = rightsAt(given, learnerId, tools.now);
  return maySit(rights, session) ? { familyId } : null;
}
