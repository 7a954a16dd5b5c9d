/** Squares joined edge to edge, as [column, row] cells; always moved to the top left and sorted, so that equal ones are equal texts. */
export type Cell = readonly [column: number, row: number];
export type Polyomino = readonly Cell[];

function settled(cells: Polyomino): Polyomino {
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return cells
    .map(([column, row]): Cell => [column - left, row - top])
    .sort(([columnA, rowA], [columnB, rowB]) => rowA - rowB || columnA - columnB);
}

export const nameOf = (shape: Polyomino): string => shape.map((cell) => cell.join(',')).join(' ');

/** A quarter turn clockwise. */
const quarterTurn = (shape: Polyomino): Polyomino => settled(shape.map(([column, row]) => [-row, column]));

const flipped = (shape: Polyomino): Polyomino => settled(shape.map(([column, row]) => [-column, row]));

/** Turned clockwise by so many quarters. */
export const turnedBy = (shape: Polyomino, quarters: number): Polyomino =>
  quarters === 0 ? shape : turnedBy(quarterTurn(shape), quarters - 1);

/** The shape in its four directions. */
export const turnsOf = (shape: Polyomino): Polyomino[] => [0, 1, 2, 3].map((quarters) => turnedBy(shape, quarters));

/** The shape turned over, in its four directions. */
export const reflectionsOf = (shape: Polyomino): Polyomino[] => turnsOf(flipped(shape));

function neighboursOf([column, row]: Cell): Cell[] {
  return [
    [column + 1, row],
    [column - 1, row],
    [column, row + 1],
    [column, row - 1],
  ];
}

function grown(shape: Polyomino): Polyomino[] {
  const taken = new Set(shape.map((cell) => cell.join(',')));
  const free = shape.flatMap(neighboursOf).filter((cell) => !taken.has(cell.join(',')));
  return free.map((cell) => settled([...shape, cell]));
}

/** One of the eight images stands for all of them. */
const standingFor = (shape: Polyomino): string =>
  [...turnsOf(shape), ...reflectionsOf(shape)].map(nameOf).sort()[0] ?? '';

/** Every polyomino of a size, turned and turned over ones counted once. */
function polyominoesOf(size: number): Polyomino[] {
  if (size === 1) return [[[0, 0]]];
  const found = new Map(
    polyominoesOf(size - 1)
      .flatMap(grown)
      .map((shape) => [standingFor(shape), shape]),
  );
  return [...found.values()];
}

const hasEightImages = (shape: Polyomino): boolean =>
  new Set([...turnsOf(shape), ...reflectionsOf(shape)].map(nameOf)).size === 8;

const bySize = new Map<number, readonly Polyomino[]>();
const stemsBySize = new Map<number, readonly (readonly Polyomino[])[]>();

/** The polyominoes of a size that look different in each of their eight images, so that none is turned into its reflection. */
export function lopsidedPolyominoes(size: number): readonly Polyomino[] {
  const known = bySize.get(size) ?? polyominoesOf(size).filter(hasEightImages);
  bySize.set(size, known);
  return known;
}

const FEWEST_SIBLINGS = 3;

/** The lopsided shapes that one more square makes of a smaller shape, each counted once: any two of them are as like as any others. */
function lopsidedSiblings(stem: Polyomino): Polyomino[] {
  const siblings = grown(stem).filter(hasEightImages);
  return [...new Map(siblings.map((shape) => [standingFor(shape), shape])).values()];
}

/** Families of at least three shapes of a size that differ in the place of one square. */
export function siblingsOf(size: number): readonly (readonly Polyomino[])[] {
  const known =
    stemsBySize.get(size) ??
    polyominoesOf(size - 1)
      .map(lopsidedSiblings)
      .filter((family) => family.length >= FEWEST_SIBLINGS);
  stemsBySize.set(size, known);
  return known;
}
