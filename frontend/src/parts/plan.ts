import type { getPracticePlan } from 'schemas/practice/progress.contract';
import type { SubjectKey } from 'schemas/questions/question';
import type { ReplyOf } from '../client/reply';

export type PlannedPart = ReplyOf<typeof getPracticePlan>['parts'][number];
export type Reason = PlannedPart['reason'];

export interface PlannedTopic {
  readonly topic: string;
  readonly subject: SubjectKey;
  readonly reason: Reason;
  readonly count: number;
}

/** What a plan holds, topic by topic, in its own order; a topic is there for the reason of its first part. */
export function topicsIn(parts: readonly PlannedPart[]): PlannedTopic[] {
  const topics = new Map<string, PlannedTopic>();
  for (const { topic, subject, reason, count } of parts) {
    const before = topics.get(topic);
    topics.set(topic, before ? { ...before, count: before.count + count } : { topic, subject, reason, count });
  }
  return [...topics.values()];
}

export const questionsIn = (parts: readonly Pick<PlannedPart, 'count'>[]) =>
  parts.reduce((sum, { count }) => sum + count, 0);
