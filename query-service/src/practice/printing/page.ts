import {
  tagged,
  type Content,
  type ContentColumns,
  type ContentText,
  type TDocumentDefinitions,
} from 'platform/typesetting';
import type { PrintedWorksheet } from './printed-worksheet';

/** A4, in points. */
const PAGE = { width: 595.28, side: 50, top: 46, bottom: 56 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

const SOFT = '#444444';

/** Parts a block from what stands above it. Space below the last one would not fit at the foot of a full page, and open an empty one. */
export const spaceAbove = (points: number): [number, number, number, number] => [0, points, 0, 0];

interface Sheet {
  /** "Questions", "Answers". */
  readonly name: string;
  /** What stands under the title of the first page. */
  readonly head: Content;
  readonly content: readonly Content[];
}

/** One sheet of a worksheet. Both sheets bear the same short reference, so that they are found together again. */
export function page(worksheet: PrintedWorksheet, { name, head, content }: Sheet): TDocumentDefinitions {
  const { title, issuedOn, worksheetId } = worksheet;
  const reference = worksheetId.slice(0, 8);
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    info: { title: `${title}, ${name.toLowerCase()}`, author: 'Fieldfare' },
    language: 'en-GB',
    // With its title in the window's bar, and read aloud in the order in which it is laid out.
    tagged: true,
    displayTitle: true,
    defaultStyle: { font: 'Lexend', fontSize: 12, lineHeight: 1.15 },
    pageBreakBefore: leavesOneAlone,
    footer: (current, pages) => footer(`${title} · ${name} · ${reference}`, `Page ${current} of ${pages}`),
    content: [
      {
        columns: [
          { ...tagged('H1', title, { bold: true, fontSize: 18 }), width: '*' },
          { text: ['Fieldfare\n', issuedOn], fontSize: 9, color: SOFT, alignment: 'right', width: 'auto' },
        ],
      },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 1 }], margin: [0, 6, 0, 12] },
      head,
      ...content,
    ],
  };
}

/** A question or an answer with its number: it is never broken, nor does the last of them stand on a page alone. */
export function entry(number: number, stack: Content[]): Content {
  const itsNumber: Named<ContentText> = { id: `${NUMBER}${number}`, text: `${number}.`, bold: true };
  const block: Named<ContentColumns> = {
    id: `${BLOCK}${number}`,
    unbreakable: true,
    columns: [
      { ...itsNumber, width: NUMBER_WIDTH },
      { width: '*', stack },
    ],
  };
  return block;
}

/** pdfmake tells by their names where things came to stand; its types do not know of them. */
type Named<T> = T & { readonly id: string };

export const NUMBER_WIDTH = 28;
const BLOCK = 'block ';
const NUMBER = 'number ';
const FEWEST_LEFT = 2;

type Nodes = readonly { readonly id?: string | undefined }[];

// By their numbers: of what cannot be broken, pdfmake knows for text alone on which page it came to stand.
const numbersIn = (nodes: Nodes) => nodes.filter(({ id }) => id?.startsWith(NUMBER) === true).length;

/** Before the last but one, where only the last is on the next page, and enough stay on this. */
const leavesOneAlone: TDocumentDefinitions['pageBreakBefore'] = (node, around) =>
  node.id?.startsWith(BLOCK) === true &&
  node.pageNumbers[0] === node.pages - 1 &&
  numbersIn(around.getFollowingNodesOnPage()) === 1 &&
  numbersIn(around.getNodesOnNextPage()) === 1 &&
  numbersIn(around.getPreviousNodesOnPage()) >= FEWEST_LEFT;

const footer = (left: string, right: string): Content => ({
  columns: [tagged('Artifact', left), { ...tagged('Artifact', right, { alignment: 'right' }), width: 90 }],
  margin: [PAGE.side, 20, PAGE.side, 0],
  fontSize: 9,
  color: SOFT,
});
