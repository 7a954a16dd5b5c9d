import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { time } from '../../../parts/dates';
import { lengthOf } from '../exam-view/time-words';

/** One paper of an exam that is not begun, for a child who starts as soon as they may. */
export interface PaperAhead {
  /** When it opens, in ms. */
  readonly at: number;
  /** How long there is for it; less than `whole` where the exam closes first. */
  readonly seconds: number;
  readonly whole: number;
}

type Ahead = Pick<SittingTimes, 'startsAt' | 'closesAt' | 'papers'>;

/** @param now ISO 8601; @returns the papers in their order, none of them after the session's close */
export function papersAhead(times: Ahead, breakSeconds: number, now: string): readonly PaperAhead[] {
  const close = Date.parse(times.closesAt);
  let at = Math.max(Date.parse(times.startsAt), Date.parse(now));
  return times.papers.map(({ seconds: whole }) => {
    const seconds = Math.max(0, Math.min(whole, Math.floor((close - at) / 1_000)));
    const ahead = { at, seconds, whole };
    at = Math.min(close, at + (seconds + breakSeconds) * 1_000);
    return ahead;
  });
}

/** Why a paper is shorter for whoever comes late; empty where none is. */
export function shorterWords(ahead: readonly PaperAhead[], closesAt: string): string {
  const shorter = ahead.flatMap(({ seconds, whole }, index) =>
    seconds < whole ? [`${lengthOf(seconds)} for Paper ${index + 1} instead of ${lengthOf(whole)}`] : [],
  );
  if (shorter.length === 0) return '';
  return `It has begun, and closes at ${time(closesAt)}. Who starts now has ${shorter.join(' and ')}.`;
}
