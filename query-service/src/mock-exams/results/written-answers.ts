import type { StoredEvent } from 'platform/event-store';
import { noSitting, sittingAfter } from 'schemas/mock-exams/sittings/sitting.rules';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';

/** Where the letter that counts was written down. */
export interface WrittenAnswer {
  readonly position: string;
  readonly revision: number;
  readonly at: string;
  readonly type: string;
}

/**
 * Question → the event since which its answer is what it is, from the log itself: the last one that changed it. Of a
 * question that has none, none. `events`: the child's own stream, or as much of it as counts.
 */
export function writtenAnswers(events: readonly StoredEvent[]): ReadonlyMap<string, WrittenAnswer> {
  const written = new Map<string, WrittenAnswer>();
  let sitting = noSitting;
  for (const { type, data, position, revision, meta } of events) {
    // The streams of sittings hold these events alone.
    const event = { type, data } as SittingEvent;
    const questionId = 'questionId' in event.data ? event.data.questionId : null;
    const before = questionId === null ? null : letterOf(sitting, questionId);
    sitting = sittingAfter(sitting, event);
    if (questionId === null) continue;
    const after = letterOf(sitting, questionId);
    if (after === null) written.delete(questionId);
    else if (after !== before) written.set(questionId, { position, revision, type, at: meta.at });
  }
  return written;
}

function letterOf({ questions }: typeof noSitting, questionId: string): string | null {
  const known = questions[questionId];
  return known ? (countedAnswer(known)?.option ?? null) : null;
}
