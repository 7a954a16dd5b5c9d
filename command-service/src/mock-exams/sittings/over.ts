import type { CommandTools } from 'platform/http';
import { timeArrangementsOf, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { arrangementsFor, type ArrangedParts } from './arranged';
import { hasBegun, momentOf, type SatSession } from './sat-session';
import { timesIn } from './settling.rules';

/** A session, what a child has done in it, and who that is. */
export interface Met {
  readonly session: SatSession;
  readonly known: Sitting;
  readonly learnerId: string;
}

/** By the child's own clock, with all that moves it: they sit it no more, and could not begin to. */
export async function isOverFor(
  { session, known, learnerId }: Met,
  tools: Pick<CommandTools, 'read' | 'now'>,
  parts: ArrangedParts,
): Promise<boolean> {
  const moment = momentOf(session, learnerId, tools.now);
  const isComplete = (sat: Sitting) => timesIn(sat, moment).stage === 'complete';
  // With more time it ends no earlier: what they would have is not read before that.
  if (hasBegun(known) || !isComplete(known)) return isComplete(known);
  const { sessionId } = session;
  const given = await arrangementsFor({ sessionId, learnerId }, tools, parts);
  return isComplete({ ...known, arrangements: timeArrangementsOf(given) });
}
