import type { Content, TDocumentDefinitions } from 'platform/typesetting';
import { tagged } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { besideRange } from './dot-picture';
import { firstPage, roomy, type FirstLook } from './first-page';
import { PRODUCT } from './mark';
import { secondPage, underOne, type Under } from './second-page';
import { colours, page, sizes, WIDTH } from './style';

/** Template 1: two pages of A4, a third where papers have very many topics. */
export const pagesOne = (content: ReportContent): TDocumentDefinitions =>
  pagesWith(content, underOne, { ...roomy, dots: { ...besideRange, name: 'roomy' } });

/** The same, by another reckoning of what stands under the topics. */
export const pagesWith = (content: ReportContent, under: Under, first: FirstLook): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [page.side, page.top, page.side, page.bottom],
  info: {
    title: `Mock exam report: ${content.head.name}, ${content.head.day}`,
    author: PRODUCT,
    // The clock of whoever prints it is no part of it.
    creationDate: new Date(content.foot.madeAt),
  },
  language: 'en-GB',
  tagged: true,
  // What packs it is another release's tomorrow, or another processor's: the same report would be other bytes.
  compress: false,
  displayTitle: true,
  defaultStyle: { font: 'Lexend', fontSize: sizes.text, color: colours.ink, lineHeight: 1.25 },
  footer: (current, pages) => foot(content, current, pages),
  content: [...firstPage(content, first), ...secondPage(content, under)],
});

/** On the last page what the figures are worth and what they were made from; on each whose it is. */
function foot({ head, foot: { caveats, madeFrom, site } }: ReportContent, current: number, pages: number): Content {
  const fine = `${caveats} ${madeFrom}. The same report can be made again from these at any time. Every figure is explained with this report at ${site.replace(/^https?:\/\//, '')}.`;
  const rule: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: colours.line }],
  };
  return {
    margin: [page.side, 12, page.side, 0],
    stack: [
      ...(current === pages
        ? [
            rule,
            {
              text: fine,
              fontSize: sizes.fine,
              color: colours.soft,
              margin: [0, 5, 0, 6] as [number, number, number, number],
              lineHeight: 1.2,
            },
          ]
        : [{ text: '', margin: [0, 24, 0, 0] as [number, number, number, number] }, rule]),
      {
        columns: [
          tagged('Artifact', `${head.name} · ${head.day}`),
          { ...tagged('Artifact', `Page ${current} of ${pages}`, { alignment: 'right' }), width: 90 },
        ],
        fontSize: 8,
        color: colours.soft,
        margin: [0, current === pages ? 0 : 6, 0, 0],
      },
    ],
  };
}
