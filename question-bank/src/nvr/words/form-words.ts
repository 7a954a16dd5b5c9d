import { cellsOf, imagePoint, type Image, type MirrorLine } from '../forms/forms';
import { postNamed, type Foot, type Head, type Post } from '../forms/posts';

const heads: Readonly<Record<Head, string>> = {
  pennant: 'pennant',
  flag: 'flag',
  ball: 'ball',
  bars: 'pair of bars',
  diamond: 'diamond',
  hook: 'hook',
  fork: 'fork',
};

/** Heads that are either black or white inside. */
const closed: readonly Head[] = ['pennant', 'flag', 'ball', 'diamond'];

const feet: Readonly<Record<Foot, string>> = {
  nothing: 'nothing at its foot',
  plate: 'a bar across its foot',
  ring: 'a ring at its foot',
  disc: 'a black disc at its foot',
  heel: 'a bar at its foot pointing',
  toe: 'a bar at its foot pointing',
};

/** What is to be seen of an image where it lies: the ends and sides of a post, or the squares row by row. */
export function imageInWords(image: Image): string {
  const post = postNamed(image.form);
  return post ? postInWords(post, image) : squaresInWords(image);
}

function postInWords({ head, foot, isFilled }: Post, image: Image): string {
  const colour = closed.includes(head) ? `${isFilled ? 'black' : 'white'} ` : '';
  const side = foot === 'heel' ? ` ${wayOf(image, [-1, 0])}` : foot === 'toe' ? ` ${wayOf(image, [1, 0])}` : '';
  return `Post with its head end ${wayOf(image, [0, -1])}, a ${colour}${heads[head]} there pointing ${wayOf(image, [1, 0])}, ${feet[foot]}${side}`;
}

/** Where a direction of the form points to in its image. */
function wayOf(image: Image, direction: readonly [number, number]): string {
  const [right, down] = imagePoint(image, direction);
  if (right !== 0) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}

/** "Squares. Row 1: columns 1, 2. Row 2: column 2", from the top and from the left. */
function squaresInWords(image: Image): string {
  const cells = cellsOf(image.form).map((cell) => imagePoint(image, cell));
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  const height = Math.max(...cells.map(([, row]) => row)) - top + 1;
  const rows = Array.from({ length: height }, (_, row) =>
    cells.flatMap(([column, at]) => (at - top === row ? [column - left + 1] : [])).sort((one, other) => one - other),
  );
  const told = rows.map(
    (columns, row) => `Row ${row + 1}: column${columns.length === 1 ? '' : 's'} ${columns.join(', ')}`,
  );
  return `Squares. ${told.join('. ')}`;
}

export const mirrorInWords: Readonly<Record<MirrorLine, string>> = {
  vertical: 'A dashed upright line is on the right of it',
  horizontal: 'A dashed level line is below it',
  rising: 'A dashed line, slanting up to the right, is below it and on the right of it',
  falling: 'A dashed line, slanting down to the right, is below it and on the left of it',
};
