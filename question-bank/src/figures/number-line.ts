import { drawing, line, polygon, words } from './svg';

const tenth = 32;
const left = 30;

/** A line from one whole number to the next, marked in tenths, with an arrow at one of them. */
export function numberLineFigure(whole: number, arrowAt: number): string {
  const x = (tenths: number) => left + tenths * tenth;
  const tip = x(arrowAt);
  const ticks = Array.from({ length: 11 }, (_, tenths) =>
    line([x(tenths), tenths % 5 === 0 ? 42 : 46], [x(tenths), tenths % 5 === 0 ? 62 : 58]),
  );
  return drawing(
    `A number line from ${whole} to ${whole + 1} marked in tenths, with an arrow above it`,
    [2 * left + 10 * tenth, 90],
    [
      line([x(0), 52], [x(10), 52]),
      ...ticks,
      words([x(0), 76], String(whole)),
      words([x(10), 76], String(whole + 1)),
      line([tip, 6], [tip, 30]),
      polygon([
        [tip, 38],
        [tip - 6, 26],
        [tip + 6, 26],
      ]).replace('/>', ' fill="currentColor"/>'),
    ],
  );
}
