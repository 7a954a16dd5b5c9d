import { spentWords } from 'schemas/mock-exams/after/spent.rules';
import type { WatchedPaper } from './api';

/** One look at a question, as the strip and its slider tell it. */
export interface Moment {
  readonly number: number;
  readonly section: string;
  /** Seconds of the paper's own clock. */
  readonly from: number;
  readonly seconds: number;
  /** 1 for the first look at this question. */
  readonly nth: number;
}

export function momentsIn({ looks, questions }: WatchedPaper): readonly Moment[] {
  const sections = new Map(questions.map(({ number, section }) => [number, section]));
  const seen = new Map<number, number>();
  return looks.map(({ number, from, seconds }) => {
    const nth = (seen.get(number) ?? 0) + 1;
    seen.set(number, nth);
    return { number, from, seconds, nth, section: sections.get(number) ?? '' };
  });
}

/** `12:05`, of the paper's own clock. */
export function clockWords(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "1 minute 10 seconds, from 12:05 on, look 2". */
export function lookWords({ from, seconds, nth }: Moment): string {
  const again = nth === 1 ? '' : `, look ${nth}`;
  return `${spentWords(seconds)}, from ${clockWords(from)} on${again}`;
}

/** "12:05 into the paper: question 7, 1 minute 10 seconds, look 2". */
export function momentWords({ from, number, seconds, nth }: Moment): string {
  const again = nth === 1 ? '' : `, look ${nth}`;
  return `${clockWords(from)} into the paper: question ${number}, ${spentWords(seconds)}${again}`;
}

/** Of a chart's palette, in the order of the sections; their names stand beside it. */
export const sectionLook = (paper: Pick<WatchedPaper, 'sections'>, section: string): string =>
  `hour-colour-${
    Math.max(
      0,
      paper.sections.findIndex(({ name }) => name === section),
    ) % 6
  }`;
