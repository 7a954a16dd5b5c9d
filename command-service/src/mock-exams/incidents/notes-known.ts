import { accept, decider, type Decision } from 'platform/decider';
import type { IncidentEvent } from 'schemas/mock-exams/incidents/incident.events';
import { incidentsAfter, isOfIncident, noIncidents, notesFor } from 'schemas/mock-exams/incidents/incident.rules';

type Recorded = IncidentEvent & { readonly position?: string };
/** What was done about incidents, with where each stands in the log. */
type Known = readonly Recorded[];

/** What reports of a session were to say of it at any place in the log; nothing is decided by it. */
export const notesKnown = decider({
  category: 'examsession',
  initial: [] as Known,
  decide: (_: never, __: Known): Decision<Recorded> => accept(),
  // A session's stream holds other events as well.
  evolve: (known: Known, event: Recorded): Known => (isOfIncident(event) ? [...known, event] : known),
});

/** The notes of one child at a place in the log; without one, those that stand now. */
export function notesAt(known: Known, learnerId: string, place?: string): readonly string[] {
  const told = place === undefined ? known : known.filter(({ position = '' }) => position <= place);
  return notesFor(told.reduce(incidentsAfter, noIncidents), learnerId);
}
