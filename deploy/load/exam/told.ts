import type { LoggedEvent } from 'platform/event-log';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { noSitting, sittingAfter } from 'schemas/mock-exams/sittings/sitting.rules';
import { GRACE_SECONDS } from 'schemas/mock-exams/sittings/times.rules';

/** Questions whose answer, as it counts, is another than a device was told to be kept. */
export function lostOf(history: readonly LoggedEvent[], told: ReadonlyMap<string, string>): string[] {
  const { questions } = (history as readonly unknown[] as SittingEvent[]).reduce(sittingAfter, noSitting);
  return [...told].flatMap(([questionId, option]) => {
    const known = questions[questionId];
    return known && countedAnswer(known)?.option === option ? [] : [questionId];
  });
}

/** How many seconds after its grace the end of a paper was written down, the worst of them; below 0: before. Undefined: never. */
export function secondsAfterGrace(history: readonly LoggedEvent[]): number | undefined {
  const ends = history.flatMap(({ type, data, meta }) =>
    type === 'MockPaperEnded' ? [Date.parse(meta.at) - Date.parse(String(data['endedAt']))] : [],
  );
  return ends.length === 0 ? undefined : Math.max(...ends) / 1_000 - GRACE_SECONDS;
}
