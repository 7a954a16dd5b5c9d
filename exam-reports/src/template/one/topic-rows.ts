import type { CanvasElement, Column, Content } from 'platform/typesetting';
import type { ReportPaper, ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import { colours, gap, heading, sizes, soft, WIDTH } from './style';
import { MARKS_WIDE, topicMarks, UNREACHED } from './topic-marks';

const BETWEEN = 28;
const COLUMN = (WIDTH - BETWEEN) / 2;
const COUNT = 44;
const TITLE = COLUMN - MARKS_WIDE - COUNT - 8;
/** In points: the heading with its legend, and what stands over the rows of a paper. */
const LEGEND = 52;
const PAPER_HEAD = 53;
const SECTION_UNITS = 1.35;

/** In points. `least`: over and under a row where they stand as closely as they can; below nought, what its dots leave free is taken. */
interface Room {
  readonly room: number;
  readonly least: number;
}

interface Rows {
  readonly high: number;
  readonly least: number;
}

/** Every section and topic, paper beside paper. */
export function topicRows(topics: ReportTopics, { room, least }: Room): Content[] {
  const { heading: words, averageOf, papers } = topics;
  const rows = pairs(papers);
  const units = rows.map((pair) => Math.max(...pair.map(unitsOf))).reduce((sum, one) => sum + one, 0);
  const high = Math.min(16.5, Math.max(11.5, (room - LEGEND - PAPER_HEAD * rows.length) / Math.max(1, units)));
  return [
    { ...heading(words), pageBreak: 'before' },
    { columns: legend(averageOf, papers.some(hasUnreached)), columnGap: 5, margin: [0, 4, 0, 8] },
    ...rows.map((pair): Content => ({
      columns: [
        ...pair.map((paper) => ({ width: COLUMN, stack: paperRows(paper, { high, least }) })),
        ...(pair.length === 1 ? [{ width: '*', text: '' }] : []),
      ],
      columnGap: BETWEEN,
    })),
  ];
}

function pairs(papers: readonly ReportPaper[]): ReportPaper[][] {
  const rows: ReportPaper[][] = [];
  for (let n = 0; n < papers.length; n += 2) rows.push(papers.slice(n, n + 2));
  return rows;
}

const unitsOf = ({ sections }: ReportPaper): number =>
  sections.reduce(
    (sum, { title, topics }) =>
      sum + SECTION_UNITS + [{ title }, ...topics].map(wrapsIn).reduce((all, one) => all + one, topics.length),
    0,
  );

/** A long name takes a second line. */
const wrapsIn = ({ title }: Pick<ReportRow, 'title'>): number => (title.length > 21 ? 0.8 : 0);

const hasUnreached = ({ sections }: ReportPaper): boolean => sections.some(({ unreached = 0 }) => unreached > 0);

function legend(averageOf: string | null, isShort: boolean): Column[] {
  const sign = (canvas: CanvasElement[]): Column => ({ canvas, width: 11, margin: [0, 1.5, 0, 0] });
  const words = (text: string): Column => ({ ...soft(text), width: 'auto', margin: [0, 0, 12, 0] });
  const triangle = {
    type: 'polyline' as const,
    closePath: true,
    points: [
      { x: 4, y: 2 },
      { x: 7.4, y: 7.4 },
      { x: 0.6, y: 7.4 },
    ],
    color: colours.average,
    lineColor: colours.average,
    lineWidth: 0,
  };
  return [
    sign([disc(true)]),
    words('right'),
    sign([disc(false)]),
    words('not right'),
    ...(isShort ? [sign([unreachedDot()]), words('not reached')] : []),
    ...(averageOf === null ? [] : [sign([triangle]), words(averageOf)]),
  ];
}

/** Another each time: whoever sets it moves it. */
const unreachedDot = (): CanvasElement => ({
  type: 'ellipse',
  x: 5,
  y: 5,
  r1: UNREACHED / 2,
  r2: UNREACHED / 2,
  color: colours.dot,
});

const disc = (isFull: boolean): CanvasElement => ({
  type: 'ellipse',
  x: 5,
  y: 5,
  r1: 4.1,
  r2: 4.1,
  lineWidth: 0.9,
  lineColor: colours.ink,
  color: isFull ? colours.ink : '#ffffff',
});

function paperRows({ title, mark, under, sections }: ReportPaper, of: Rows): Content[] {
  const marks = mark === null ? '' : `${mark.right} of ${mark.of}`;
  return [
    {
      columns: [
        { text: title, bold: true, fontSize: 10.6, width: '*', lineHeight: 1.1 },
        { text: marks, bold: true, fontSize: 10.6, alignment: 'right', width: 58 },
      ],
    },
    { ...soft(under === '' ? ' ' : under), margin: [0, 1, 0, 4] },
    ...sections.flatMap((section) => sectionRows(section, of)),
    gap(4),
  ];
}

function sectionRows(section: ReportSection, { high, least }: Rows): Content[] {
  const rule: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: COLUMN, y2: 0, lineWidth: 0.9, lineColor: colours.ink }],
    margin: [0, high * 0.12, 0, high * 0.12],
  };
  if (section.topics.length === 0) return [rule, row(section, { high: high * 1.05, least }, true)];
  const head: Content = {
    columns: [
      { text: section.title, bold: true, fontSize: sizes.text, width: '*' },
      { text: `${section.right} of ${section.of}`, bold: true, fontSize: sizes.text, alignment: 'right', width: 58 },
    ],
  };
  return [rule, head, ...section.topics.map((topic) => row(topic, { high, least }, false))];
}

function row(
  { title, right, of, average: others, unreached = 0 }: ReportRow,
  { high, least }: Rows,
  bold: boolean,
): Content {
  const above = Math.max(least, (high - 12.8) / 2);
  const fontSize = high < 13 ? 8.8 : sizes.text;
  return {
    columns: [
      { text: title, bold, fontSize, width: TITLE, lineHeight: 1 },
      topicMarks({ right, of, others, unreached }),
      { text: `${right} of ${of}`, bold, fontSize, alignment: 'right', width: COUNT, lineHeight: 1, noWrap: true },
    ],
    columnGap: 4,
    margin: [0, above, 0, above],
  };
}
