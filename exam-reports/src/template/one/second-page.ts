import type { Column, Content } from 'platform/typesetting';
import type { ReportContent, ReportSure } from 'schemas/mock-exams/reports/report-content';
import { gap, heading, page } from './style';
import { timeStrips } from './time-strips';
import { topicRows } from './topic-rows';

const FULL = page.height - page.top - page.bottom;
/** What strips and their words take, and what says how sure the figures are. */
const STRIP = 57;
const AROUND_STRIPS = 103;
const SURE = 128;

/** Topic by topic, where the time went, how sure the figures are. */
export function secondPage({ topics, time, sure }: ReportContent): Content[] {
  const forTime = time === null ? 0 : AROUND_STRIPS + STRIP * time.strips.length;
  return [
    ...topicRows(topics, FULL - forTime - SURE),
    ...(time === null ? [] : [gap(10), { unbreakable: true, stack: timeStrips(time) } satisfies Content]),
    ...(sure.length === 0 ? [] : [gap(14), { unbreakable: true, stack: howSure(sure) } satisfies Content]),
  ];
}

function howSure(sure: readonly ReportSure[]): Content[] {
  const column = (some: readonly ReportSure[]): Column => ({
    width: '*',
    stack: some.map(({ lead, text }): Content => ({
      text: [{ text: `${lead} `, bold: true }, text],
      fontSize: 9.4,
      margin: [0, 0, 0, 6],
    })),
  });
  const half = Math.ceil(sure.length / 2);
  return [
    heading('How sure we are'),
    gap(6),
    { columns: [column(sure.slice(0, half)), column(sure.slice(half))], columnGap: 28 },
  ];
}
