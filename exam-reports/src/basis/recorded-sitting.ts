import type { Step } from 'schemas/mock-exams/after/changes.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import type { ActEvent } from 'schemas/mock-exams/sittings/question.rules';
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
    const step = isAct(event) ? stepOf(event) : null;
    if (!isAct(event) || !step) continue;
    const { questionId } = event.data;
    const known = steps.get(questionId);
    if (known) known.push(step);
    else steps.set(questionId, [step]);
  }
  return { sitting, papers: sitting.papers, steps };
}

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

/** As the read table of steps has it. Null: it came when nothing could count by itself. */
function stepOf({ type, data }: ActEvent): Step | null {
  const { at, claim } = data;
  const sign = (kind: Step['kind']): Step => ({ kind, at, seq: claim.seq });
  switch (type) {
    case 'MockQuestionShown':
      return sign('shown');
    case 'MockQuestionLeft':
      return sign('left');
    case 'MockChoiceMade':
      return data.overtaken ? sign('sign') : { kind: 'chosen', at, seq: claim.seq, option: data.option };
    case 'MockAnswerSubmitted':
      return data.overtaken ? sign('sign') : { kind: 'submitted', at, seq: claim.seq, option: data.option };
    case 'MockQuestionMarkedForReview':
      return sign(data.marked ? 'marked' : 'unmarked');
    case 'MockOptionStruckOut':
      return sign('sign');
    case 'MockLateAnswerKept':
      return null;
  }
}
