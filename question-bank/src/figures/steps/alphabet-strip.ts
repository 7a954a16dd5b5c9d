import { drawing, rectangle, shaded, words } from '../svg';

const [side, row] = [28, 13];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The alphabet in two rows, with those letters shaded that the question shows. */
export function alphabetStrip(marked: string): string {
  const cells = Array.from(alphabet, (letter, index) => {
    const [x, y] = [2 + (index % row) * side, 2 + Math.floor(index / row) * (side + 10)];
    return [
      (marked.includes(letter) ? shaded : rectangle)([x, y], [side, side]),
      words([x + side / 2, y + side / 2], letter),
    ];
  });
  const named = Array.from(alphabet).filter((letter) => marked.includes(letter));
  return drawing(
    `The alphabet in two rows of 13 letters; shaded: ${named.join(', ')}`,
    [row * side + 4, 2 * side + 14],
    cells.flat(),
  );
}
