import type { Step } from 'schemas/mock-exams/after/changes.rules';
import { stepIn } from 'schemas/mock-exams/after/steps.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';

/** A sitting as the log has it: where it stands, and every step through its questions. */
export interface SittingRecord {
  readonly sitting: Sitting;
  readonly papers: readonly PinnedPaper[];
  /** Question → what was done with it, in its order. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
}

/** Null: nobody has begun it. What is sealed in the log stays sealed: nothing of it is looked at here. */
export function sittingRecord(events: readonly SittingEvent[]): SittingRecord | null {
  const sitting = events.reduce(sittingAfter, noSitting);
  if (sitting.learnerId === null) return null;
  const steps = new Map<string, Step[]>();
  for (const event of events) {
    const told = stepIn(event);
    if (!told) continue;
    const known = steps.get(told.questionId);
    if (known) known.push(told.step);
    else steps.set(told.questionId, [told.step]);
  }
  return { sitting, papers: sitting.papers, steps };
}
