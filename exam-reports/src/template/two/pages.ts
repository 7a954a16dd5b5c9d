import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent, ReportSure, ReportTime } from 'schemas/mock-exams/reports/report-content';
import { besideRange } from '../one/dot-picture';
import { roomy, type Closeness } from '../one/first-page';
import { pagesWith } from '../one/pages';
import { AROUND_STRIPS, STRIP, sureColumns, type Under } from '../one/second-page';
import { sizes, WIDTH } from '../one/style';
import { wordsUnder } from '../one/time-strips';

/**
 * Template 2: as the first, with the second page reckoned by its words, so that what is said of the figures keeps its place on it,
 * the first set as closely as it must be, and the child's name in the picture where no line crosses it.
 * @param step of `closer`: 0 for the roomiest
 */
export const pagesTwo = (content: ReportContent, step: number): TDocumentDefinitions =>
  pagesWith(content, underTwo, { ...(closer[step] ?? roomy), dots: { ...besideRange, name: 'free of lines' } });

/** Space gives way first, then the size of letters, then the end of what is said at length on the page as well. */
export const closer: readonly Closeness[] = [
  roomy,
  { ...roomy, gaps: 0.6 },
  { gaps: 0.4, title: 19, boxes: { size: sizes.small, letters: Infinity } },
  { gaps: 0.3, title: 17, boxes: { size: sizes.small, letters: 260 } },
  { gaps: 0.25, title: 16, boxes: { size: sizes.small, letters: 120 } },
];

/** In points: a line under a strip, one of what is said of the figures, what is over and between those. */
const NOTE_LINE = 10.8;
const SURE_LINE = 13.6;
const SURE_HEAD = 42;
const SURE_GAP = 6;
/** Letters that a line holds, where they are as wide as they come. */
const NOTE_LETTERS = 118;
const SURE_LETTERS = 46;

export const underTwo: Under = { least: -0.65, sureLines: 1.15, timeHigh, sureHigh };

function timeHigh({ strips }: ReportTime): number {
  const scale = WIDTH / Math.max(1, ...strips.map(({ seconds }) => seconds));
  const lines = strips.map(({ stretches }) => linesOf(wordsUnder(stretches, scale), NOTE_LETTERS));
  return lines.reduce((sum, count) => sum + STRIP + NOTE_LINE * (Math.max(1, count) - 1), AROUND_STRIPS);
}

function sureHigh(sure: readonly ReportSure[]): number {
  if (sure.length === 0) return 0;
  const high = (some: readonly ReportSure[]) =>
    some.reduce((sum, { lead, text }) => sum + SURE_LINE * linesOf(`${lead} ${text}`, SURE_LETTERS) + SURE_GAP, 0);
  return SURE_HEAD + Math.max(...sureColumns(sure).map(high));
}

/** How many lines words take, of which each is as full as can be. Blanks that hold together break no line. */
function linesOf(text: string, letters: number): number {
  let [lines, filled] = [0, Infinity];
  for (const word of text.split(' ').filter(Boolean)) {
    const isNext = filled + 1 + word.length > letters;
    if (isNext) lines += 1;
    filled = isNext ? word.length : filled + 1 + word.length;
  }
  return lines;
}
