import type { Point } from '../../figures/svg';

/** One box of a figure is a square of this side. */
export const SIDE = 120;

const GAP = 12;

/** To a tenth: finer than any screen shows, and short. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const roundedPoint = ([x, y]: Point): Point => [rounded(x), rounded(y)];

/** A whole drawing. The title is read aloud in its stead and says nothing of what is to be found. */
export const canvas = (title: string, [width, height]: Point, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"><title>${title}</title>${content}</svg>`;

/** One box without a frame: an option, or a shape to look at. */
export const single = (title: string, content: string): string => canvas(title, [SIDE, SIDE], content);

const frame = `<rect x="2" y="2" width="${SIDE - 4}" height="${SIDE - 4}" stroke-width="1.5"/>`;

/** One box with its frame: an option whose place in the box counts. */
export const framed = (title: string, content: string): string => grid(title, [content], 1);

/** The box to be filled. */
export const emptyBox = `<text x="${SIDE / 2}" y="${SIDE / 2}" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="44" fill="currentColor" stroke="none">?</text>`;

/** Framed boxes in rows of a length. */
export function grid(title: string, contents: readonly string[], columns: number): string {
  const at = (index: number) => index * (SIDE + GAP);
  const boxes = contents.map(
    (content, index) =>
      `<g transform="translate(${at(index % columns)},${at(Math.floor(index / columns))})">${frame}${content}</g>`,
  );
  const rows = Math.ceil(contents.length / columns);
  return canvas(title, [at(columns) - GAP, at(rows) - GAP], boxes.join(''));
}

/** Room for some letters under a box. */
const CAPTION = 34;

/** Framed boxes in one row, each with letters under it: in the box they would be part of the picture. */
export function captioned(
  title: string,
  boxes: readonly { readonly content: string; readonly caption: string }[],
): string {
  const drawn = boxes.map(
    ({ content, caption }, index) =>
      `<g transform="translate(${index * (SIDE + GAP)},0)">${frame}${content}${letters(caption, [SIDE / 2, SIDE + CAPTION / 2], 26)}</g>`,
  );
  return canvas(title, [boxes.length * (SIDE + GAP) - GAP, SIDE + CAPTION], drawn.join(''));
}

/** Letters in place of a picture. */
export const lettersAlone = (title: string, text: string): string =>
  canvas(title, [SIDE, 2 * CAPTION], letters(text, [SIDE / 2, CAPTION], 36));

/** Letters in the middle of a box or below it. */
const letters = (text: string, [x, y]: Point, size: number): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="${size}" fill="currentColor" stroke="none">${text}</text>`;
