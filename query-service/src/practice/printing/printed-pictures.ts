import type { Content } from 'platform/typesetting';
import { printedFigure, type PrintedFigure } from './printed-figure';
import { letterOf } from './printed-worksheet';

/** In points. */
const GAP = 18;
const BESIDE = { inOneRow: 66, inTwoRows: 76 };
const HEIGHT = 90;

/** What is printed, and how high it comes to stand, in points. */
interface Printed {
  readonly content: Content[];
  readonly height: number;
}

interface PictureRoom {
  readonly width: number;
  /** How large the pictures are at most, beside their natural size on paper. */
  readonly share: number;
}

/**
 * Pictures to choose from, under the drawing that they are about or, where there is room, beside it: in one row or in two,
 * so that a page holds as many questions as it can.
 */
export function withPictures(
  drawing: PrintedFigure | undefined,
  pictures: readonly string[],
  { width, share }: PictureRoom,
): Printed {
  const inOneRow = rows(pictures, pictures.length, { width, share });
  if (!drawing) return inOneRow;
  const rest = width - drawing.width - GAP;
  const half = Math.ceil(pictures.length / 2);
  if (rest >= BESIDE.inOneRow * pictures.length)
    return beside(drawing, rows(pictures, pictures.length, { width: rest, share }));
  if (rest >= BESIDE.inTwoRows * half)
    return beside(drawing, rows(pictures, half, { width: Math.min(rest, HEIGHT * half), share }));
  return { content: [drawing, ...inOneRow.content], height: drawing.height + BELOW + inOneRow.height };
}

/** About what stays empty under a drawing, and the line of a letter. */
const BELOW = 7;
const LINE = 17;

const beside = (drawing: PrintedFigure, { content, height }: Printed): Printed => ({
  content: [
    {
      columns: [
        { ...drawing, width: drawing.width },
        { stack: content, width: '*' },
      ],
      columnGap: GAP,
    },
  ],
  height: Math.max(drawing.height + BELOW, height),
});

/** So many side by side, each with its letter under it. */
function rows(pictures: readonly string[], inARow: number, { width, share }: PictureRoom): Printed {
  const room = { width: width / inARow - 8, height: HEIGHT, below: 3, share };
  const drawn = pictures.map((picture, index) =>
    printedFigure(picture, { ...room, alt: `Picture ${letterOf(index)}` }),
  );
  const cells = drawn.map((picture, index) => ({
    stack: [picture, { text: letterOf(index), bold: true }],
    alignment: 'center' as const,
    width: width / inARow,
  }));
  const starts = Array.from({ length: Math.ceil(cells.length / inARow) }, (_, row) => row * inARow);
  const stack = starts.map((start) => ({
    columns: cells.slice(start, start + inARow),
    columnGap: 0,
    margin: [0, 0, 0, 4] as [number, number, number, number],
  }));
  const highest = Math.max(0, ...drawn.map(({ height }) => height));
  return { content: [{ stack }], height: starts.length * (highest + BELOW + LINE) };
}
