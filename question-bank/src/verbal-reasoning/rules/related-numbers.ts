/** Two outer numbers and the one in brackets between them. */
export type Triple = readonly [left: number, middle: number, right: number];

type Formula = (left: number, right: number) => number;

/** Before a constant is added. Half and quotient are left unrounded, so that they fit only where they come out whole. */
const shapes: readonly Formula[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => b - a,
  (a, b) => 2 * a + b,
  (a, b) => a + 2 * b,
  (a, b) => 2 * (a + b),
  (a, b) => 2 * (a - b),
  (a, b) => 2 * a - b,
  (a, b) => 2 * b - a,
  (a, b) => a * b,
  (a, b) => a / b,
  (a, b) => (a + b) / 2,
  (a, b) => (a - b) / 2,
  (a, b) => (a * b) / 2,
  (a, b) => a * a + b,
  (a, b) => a * a - b,
];

const LARGEST_CONSTANT = 5;

const formulas: readonly Formula[] = shapes.flatMap((shape) =>
  Array.from({ length: 2 * LARGEST_CONSTANT + 1 }, (_, index) => {
    const constant = index - LARGEST_CONSTANT;
    return (a: number, b: number) => shape(a, b) + constant;
  }),
);

export const formulaCount = formulas.length;

/** Every middle number that some formula gives which also gives the middles of the examples. */
export function possibleMiddles(examples: readonly Triple[], [left, right]: readonly [number, number]): number[] {
  const fitting = formulas.filter((formula) => examples.every(([a, middle, b]) => formula(a, b) === middle));
  return [...new Set(fitting.map((formula) => formula(left, right)))].sort((a, b) => a - b);
}
