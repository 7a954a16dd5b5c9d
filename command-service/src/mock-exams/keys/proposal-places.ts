import { accept, decider, type Decision } from 'platform/decider';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';

/** With where it stands in the log. */
type Stood = (ExamKeyEvent | KeyDecisionEvent) & { readonly position?: string };

/** By id, where in the log each proposal about a paper's keys stands; nothing is decided by it. */
export const proposalPlaces = decider({
  category: 'examkey',
  initial: new Map<string, string>(),
  decide: (_: never, __: ReadonlyMap<string, string>): Decision<never> => accept(),
  evolve: (places: ReadonlyMap<string, string>, { type, data, position = '' }: Stood) =>
    type === 'MockKeyChangeProposed' ? new Map(places).set(data.proposalId, position) : places,
});
