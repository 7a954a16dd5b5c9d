import { accept, decider, type Decision } from 'platform/decider';
import type { LearnerDayEvent } from 'schemas/practice/worksheets/learner-day.events';

export interface AllotQuestions {
  readonly type: 'AllotQuestions';
  readonly data: {
    readonly learnerId: string;
    readonly day: string;
    readonly worksheetId: string;
    readonly wanted: number;
    /** Questions a day; null where there is no limit, 0 when the trial is over. */
    readonly limit: number | null;
  };
}

export interface LearnerDay {
  readonly allotted: number;
  /** What each worksheet was given. */
  readonly byWorksheet: ReadonlyMap<string, number>;
}

const initial: LearnerDay = { allotted: 0, byWorksheet: new Map() };

export const learnerDay = decider({ category: 'learnerday', initial, decide, evolve });

/** As many as are wanted, or as the day has left; none is no refusal: it is what the child is told. */
function decide({ data }: AllotQuestions, { allotted }: LearnerDay): Decision<LearnerDayEvent> {
  const { learnerId, day, worksheetId, wanted, limit } = data;
  const count = limit === null ? wanted : Math.min(wanted, limit - allotted);
  return count > 0 ? accept({ type: 'QuestionsAllotted', data: { learnerId, day, worksheetId, count } }) : accept();
}

function evolve({ allotted, byWorksheet }: LearnerDay, { data }: LearnerDayEvent): LearnerDay {
  return { allotted: allotted + data.count, byWorksheet: new Map(byWorksheet).set(data.worksheetId, data.count) };
}
