/** Two outer numbers and the one in brackets between them. */
export type Triple = readonly [left: number, middle: number, right: number];

type Formula = (left: number, right: number) => number;

/** How often a number is taken, or by itself. */
const terms: readonly ((x: number) => number)[] = [(x) => x, (x) => 2 * x, (x) => 3 * x, (x) => x * x];

/** Sums and differences of the two numbers, each taken in one of those ways: among them twice the sum. */
const combined: readonly Formula[] = terms.flatMap((of) =>
  terms.flatMap((ofOther): Formula[] => [
    (a, b) => of(a) + ofOther(b),
    (a, b) => of(a) - ofOther(b),
    (a, b) => ofOther(b) - of(a),
  ]),
);

/** What a child may try before adding a constant: what the bank teaches, what is simpler, and what is near to it. */
const shapes: readonly Formula[] = [
  ...terms.flatMap((of): Formula[] => [(a) => of(a), (_, b) => of(b)]),
  ...combined,
  (a, b) => Math.max(a, b),
  (a, b) => Math.min(a, b),
  (a, b) => Math.abs(a - b),
  (a, b) => 2 * Math.abs(a - b),
  (a, b) => a * b,
  (a, b) => 2 * a * b,
  (a, b) => (a * b) / 2,
  (a, b) => a / b,
  (a, b) => b / a,
  (a, b) => (a + b) / 2,
  (a, b) => (a - b) / 2,
  (a, b) => (b - a) / 2,
  (a, b) => Math.abs(a - b) / 2,
];

/** Times or divided by a number that a child knows the table of. */
const factors = Array.from({ length: 11 }, (_, index) => index + 2).flatMap((size) => [
  { times: size, by: 1 },
  { times: 1, by: size },
]);

/** One outside number, their sum or their difference, times or divided by something: what a child looks for first. */
const alone: readonly Formula[] = [
  (a) => a,
  (_, b) => b,
  (a, b) => Math.max(a, b),
  (a, b) => Math.min(a, b),
  (a, b) => a + b,
  (a, b) => Math.abs(a - b),
];

/** A number more or less than one of the two, times the other. */
const shifted: readonly [of: Formula, times: Formula][] = [
  [(a) => a, (_, b) => b],
  [(_, b) => b, (a) => a],
];

/**
 * Every middle number that some rule gives which also gives the middles of the examples. A rule is a shape and a constant
 * to add, of any size; one of the numbers, their sum or their difference times or divided by a constant; or one of them, after a
 * constant is added to it, times the other. What does not come out whole is no answer.
 */
export function possibleMiddles(examples: readonly Triple[], [left, right]: readonly [number, number]): number[] {
  const added = shapes.flatMap((shape) => {
    const constant = sameFor(examples, ([a, middle, b]) => middle - shape(a, b));
    return constant === undefined ? [] : [shape(left, right) + constant];
  });
  const multiplied = alone.flatMap((shape) =>
    factors.flatMap(({ times, by }) =>
      examples.every(([a, middle, b]) => shape(a, b) * times === middle * by)
        ? [(shape(left, right) * times) / by]
        : [],
    ),
  );
  const between = shifted.flatMap(([of, times]) => {
    const constant = sameFor(examples, ([a, middle, b]) => middle / times(a, b) - of(a, b));
    return constant === undefined ? [] : [(of(left, right) + constant) * times(left, right)];
  });
  const whole = [...added, ...multiplied, ...between].map(withoutRounding).filter(Number.isInteger);
  return [...new Set(whole)].sort((a, b) => a - b);
}

/** What is the same for every example, if anything is. */
function sameFor(examples: readonly Triple[], value: (example: Triple) => number): number | undefined {
  const [first, ...others] = examples.map(value).map(withoutRounding);
  return first !== undefined && others.every((other) => other === first) ? first : undefined;
}

const withoutRounding = (value: number) => Math.round(value * 1e9) / 1e9;
