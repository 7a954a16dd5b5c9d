import { accept, decider, type Decision } from 'platform/decider';
import type { SeenRequests } from 'schemas/mock-exams/keys/key-change';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';

/** By the version of the keys, which reports there were as whoever decided saw it; nothing is decided by it. */
export const requestsSeen = decider({
  category: 'examkey',
  initial: new Map<number, SeenRequests>(),
  decide: (_: never, __: ReadonlyMap<number, SeenRequests>): Decision<never> => accept(),
  evolve: (seen: ReadonlyMap<number, SeenRequests>, event: ExamKeyEvent | KeyDecisionEvent) => {
    if (event.type !== 'MockKeyChanged' && event.type !== 'MockKeyChangeTakenBack') return seen;
    const { keyVersion, seenRequests } = event.data;
    return seenRequests ? new Map(seen).set(keyVersion, seenRequests) : seen;
  },
});
