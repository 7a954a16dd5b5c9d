import type { Content } from 'pdfmake/interfaces';
import { printedFigure, type PrintedFigure } from './printed-figure';
import { letterOf } from './printed-worksheet';

/** In points. */
const GAP = 18;
const BESIDE = { inOneRow: 66, inTwoRows: 76 };
const HEIGHT = 90;

/**
 * Pictures to choose from, under the drawing that they are about or, where there is room, beside it: in one row or in two,
 * so that a page holds as many questions as it can.
 */
export function withPictures(
  drawing: PrintedFigure | undefined,
  pictures: readonly string[],
  width: number,
): Content[] {
  if (!drawing) return [rows(pictures, pictures.length, width)];
  const rest = width - drawing.width - GAP;
  const half = Math.ceil(pictures.length / 2);
  if (rest >= BESIDE.inOneRow * pictures.length) return [beside(drawing, rows(pictures, pictures.length, rest))];
  if (rest >= BESIDE.inTwoRows * half) return [beside(drawing, rows(pictures, half, Math.min(rest, HEIGHT * half)))];
  return [drawing, rows(pictures, pictures.length, width)];
}

const beside = (drawing: PrintedFigure, choices: Content): Content => ({
  columns: [
    { ...drawing, width: drawing.width },
    { stack: [choices], width: '*' },
  ],
  columnGap: GAP,
});

/** So many side by side, each with its letter under it. */
function rows(pictures: readonly string[], inARow: number, width: number): Content {
  const room = { width: width / inARow - 8, height: HEIGHT, below: 3 };
  const cells = pictures.map((picture, index) => ({
    stack: [
      printedFigure(picture, { ...room, alt: `Picture ${letterOf(index)}` }),
      { text: letterOf(index), bold: true },
    ],
    alignment: 'center' as const,
    width: width / inARow,
  }));
  const starts = Array.from({ length: Math.ceil(cells.length / inARow) }, (_, row) => row * inARow);
  return {
    stack: starts.map((start) => ({
      columns: cells.slice(start, start + inARow),
      columnGap: 0,
      margin: [0, 0, 0, 4] as [number, number, number, number],
    })),
  };
}
