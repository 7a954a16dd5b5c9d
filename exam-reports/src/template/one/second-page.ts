import type { Column, Content } from 'platform/typesetting';
import type { ReportContent, ReportSure, ReportTime } from 'schemas/mock-exams/reports/report-content';
import { gap, heading, page } from './style';
import { timeStrips } from './time-strips';
import { topicRows } from './topic-rows';

const FULL = page.height - page.top - page.bottom;
/** What strips and their words take, and what says how sure the figures are. */
export const STRIP = 57;
export const AROUND_STRIPS = 103;
const SURE = 128;

/** How high what stands under the topics is, in points: they are set as closely as that leaves room, and as `least` lets them. */
export interface Under {
  readonly least: number;
  /** Between lines of what is said of the figures, as a share of their own. */
  readonly sureLines: number;
  readonly timeHigh: (time: ReportTime) => number;
  readonly sureHigh: (sure: readonly ReportSure[]) => number;
}

/** As if each strip had one line of words under it. */
export const underOne: Under = {
  least: 0,
  sureLines: 1.25,
  timeHigh: ({ strips }) => AROUND_STRIPS + STRIP * strips.length,
  sureHigh: () => SURE,
};

/** Topic by topic, where the time went, how sure the figures are. */
export function secondPage({ topics, time, sure }: ReportContent, under: Under): Content[] {
  const { least, timeHigh, sureHigh, sureLines } = under;
  const room = FULL - (time === null ? 0 : timeHigh(time)) - sureHigh(sure);
  return [
    ...topicRows(topics, { room, least }),
    ...(time === null ? [] : [gap(10), { unbreakable: true, stack: timeStrips(time) } satisfies Content]),
    ...(sure.length === 0 ? [] : [gap(14), { unbreakable: true, stack: howSure(sure, sureLines) } satisfies Content]),
  ];
}

function howSure(sure: readonly ReportSure[], lineHeight: number): Content[] {
  const column = (some: readonly ReportSure[]): Column => ({
    width: '*',
    stack: some.map(({ lead, text }): Content => ({
      text: [{ text: `${lead} `, bold: true }, text],
      fontSize: 9.4,
      lineHeight,
      margin: [0, 0, 0, 6],
    })),
  });
  const [left, right] = sureColumns(sure);
  return [heading('How sure we are'), gap(6), { columns: [column(left), column(right)], columnGap: 28 }];
}

export function sureColumns(sure: readonly ReportSure[]): readonly [readonly ReportSure[], readonly ReportSure[]] {
  const half = Math.ceil(sure.length / 2);
  return [sure.slice(0, half), sure.slice(half)];
}
