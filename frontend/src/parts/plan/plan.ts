import type { ReplyOf } from 'schemas/describe/contract';
import type { getPracticePlan } from 'schemas/practice/progress/progress.contract';
import type { SubjectKey } from 'schemas/questions/question';

export type PlannedPart = ReplyOf<typeof getPracticePlan>['parts'][number];
export type Reason = PlannedPart['reason'];

export interface PlannedTopic {
  readonly topic: string;
  readonly subject: SubjectKey;
  readonly reason: Reason;
  readonly count: number;
}

/** What a plan holds, in its own order: a line for each topic, or more where it is there for several reasons. */
export function topicsIn(parts: readonly PlannedPart[]): PlannedTopic[] {
  const topics = new Map<string, PlannedTopic>();
  for (const { topic, subject, reason, count } of parts) {
    const name = `${topic} ${reason}`;
    const before = topics.get(name)?.count ?? 0;
    topics.set(name, { topic, subject, reason, count: before + count });
  }
  return [...topics.values()];
}

export const questionsIn = (parts: readonly Pick<PlannedPart, 'count'>[]) =>
  parts.reduce((sum, { count }) => sum + count, 0);
