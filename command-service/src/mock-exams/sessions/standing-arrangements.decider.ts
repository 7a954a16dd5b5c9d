import { acceptUnless, decider, type Decision } from 'platform/decider';
import { isSameArrangement, noArrangements, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { StandingArrangementsEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type SetAlways = { readonly type: 'SetStandingArrangements'; readonly data: StandingArrangementsEvent['data'] };

const initial = null as Arrangements | null;

/** What one child always has in a mock exam; null: nobody has said. */
export const standingArrangements = decider({ category: 'arrangements', initial, decide, evolve });

function decide({ data }: SetAlways, known: Arrangements | null): Decision<StandingArrangementsEvent> {
  const isSo = isSameArrangement(known ?? noArrangements, data.arrangements);
  return acceptUnless(isSo, { type: 'StandingArrangementsSet', data });
}

function evolve(_: Arrangements | null, { data }: StandingArrangementsEvent): Arrangements | null {
  return data.arrangements;
}
