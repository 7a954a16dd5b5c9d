import type { Content, TDocumentDefinitions } from 'platform/typesetting';
import { colours, escaped, gap, heading, page, sizes, soft, WIDTH } from '../template/one/style';
import { letterhead } from '../template/one/mark';
import type { OverallContent, OverallPart, OverallQuestion } from 'schemas/mock-exams/reports/overall-content';

/** Template 1 of the report over all who sat. */
export const overallPages = (content: OverallContent): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [page.side, page.top, page.side, 50],
  info: { title: 'Overall mock exam report', author: 'Fieldfare', creationDate: new Date(content.madeAt) },
  language: 'en-GB',
  compress: false,
  displayTitle: true,
  defaultStyle: { font: 'Lexend', fontSize: sizes.text, color: colours.ink, lineHeight: 1.25 },
  footer: (current, pages) => ({
    margin: [page.side, 8, page.side, 0],
    columns: [
      soft(`For staff alone · ${content.madeFrom}`, sizes.fine),
      { ...soft(`Page ${current} of ${pages}`, sizes.fine), alignment: 'right', width: 90 },
    ],
  }),
  content: [
    letterhead(),
    gap(14),
    { text: content.sentence, bold: true, fontSize: sizes.title * 0.8, lineHeight: 1.15 },
    gap(6),
    soft(content.line, sizes.text),
    ...content.facts.map((fact) => soft(fact, sizes.text)),
    ...(content.isIndicative ? [soft('Fewer than thirty have sat it: figures are indicative.', sizes.text)] : []),
    gap(14),
    heading('How marks spread'),
    gap(6),
    histogram(content),
    gap(12),
    heading('By subject, paper and section'),
    gap(4),
    partTable(content.parts),
    gap(12),
    heading(questionsHeading(content)),
    gap(4),
    ...(content.questions.length === 0 ? [] : [questionTable(content.questions)]),
  ],
});

const questionsHeading = ({ questions, asked }: OverallContent): string =>
  questions.length === 0
    ? `None of ${asked} questions stands out`
    : `${questions.length} of ${asked} questions to look at again`;

const HEIGHT = 120;
const BASE = 96;
const LABEL = `font-family="Lexend" font-size="8"`;

/** Bars with their counts above and the marks below. */
function histogram({ histogram: columns }: OverallContent): Content {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const wide = WIDTH / Math.max(1, columns.length);
  const bars = columns.map(({ label, count }, n) => {
    const height = ((BASE - 16) * count) / most;
    const x = n * wide;
    const middle = x + wide / 2;
    return [
      `<rect x="${(x + 4).toFixed(2)}" y="${(BASE - height).toFixed(2)}" width="${(wide - 8).toFixed(2)}" height="${height.toFixed(2)}" fill="${colours.dot}"/>`,
      `<text x="${middle.toFixed(2)}" y="${(BASE - height - 4).toFixed(2)}" text-anchor="middle" ${LABEL} fill="${colours.ink}">${count}</text>`,
      `<text x="${middle.toFixed(2)}" y="${BASE + 14}" text-anchor="middle" ${LABEL} fill="${colours.soft}">${escaped(label)}</text>`,
    ].join('');
  });
  const axis = `<line x1="0" y1="${BASE}" x2="${WIDTH.toFixed(2)}" y2="${BASE}" stroke="${colours.line}"/>`;
  const alt = `Marks in all: ${columns.map(({ label, count }) => `${label}: ${count}`).join('; ')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH.toFixed(2)} ${HEIGHT}" width="${WIDTH.toFixed(2)}" height="${HEIGHT}">${axis}${bars.join('')}</svg>`;
  return Object.assign({ svg, font: 'Lexend' }, { alt });
}

const head = (text: string) => ({ text, bold: true, fontSize: sizes.small });
const cell = (text: string) => ({ text, fontSize: sizes.small });
const lines = { hLineWidth: () => 0.4, vLineWidth: () => 0, hLineColor: () => colours.line };

/** A section stands under what is above it. */
const named = ({ name, isSection }: OverallPart): Content =>
  isSection ? { ...cell(name), margin: [10, 0, 0, 0] } : { ...cell(name), bold: true };

const partTable = (parts: readonly OverallPart[]): Content => ({
  layout: lines,
  table: {
    headerRows: 1,
    widths: ['*', 28, 28, 36, 36, 90, 54, 40],
    body: [
      ['Part', 'Sat', 'Of', 'Mean', 'SD', 'Quartiles', 'KR-20', 'Error'].map(head),
      ...parts.map((part) => [
        named(part),
        ...[String(part.n), String(part.of), part.mean, part.sd, part.quartiles, part.reliability, part.error].map(
          cell,
        ),
      ]),
    ],
  },
});

const questionTable = (questions: readonly OverallQuestion[]): Content => ({
  layout: lines,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [86, 20, 26, 34, 36, 36, '*'],
    body: [
      ['Paper', 'No.', 'Key', 'Right', 'D', 'Time', 'What the answers suggest'].map(head),
      ...questions.map(({ paper, number, key, right, discrimination, seconds, flags, isGrave }) => [
        cell(paper),
        cell(String(number)),
        cell(key),
        cell(right),
        cell(discrimination),
        cell(seconds),
        { text: flags.join(' '), fontSize: sizes.small, bold: isGrave },
      ]),
    ],
  },
});
