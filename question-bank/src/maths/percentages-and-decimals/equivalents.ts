import Fraction from 'fraction.js';
import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import { asWritten } from '../../notation/fractions';

export type Form = 'fraction' | 'decimal' | 'percentage';

/** The bottoms of the fractions that each level uses: halves to hundredths. */
const bottoms: readonly (readonly number[])[] = [
  [2, 4, 10],
  [4, 5, 10],
  [5, 10, 20],
  [20, 25, 50],
  [8, 25, 40, 50, 100],
];

/** A fraction between 0 and 1 that a child of the level knows, or can work out, in every form. */
export function equivalent(random: Random, level: Level): Fraction {
  const bottom = random.pick(at(level, bottoms as [number[], number[], number[], number[], number[]]));
  return new Fraction(random.integer(1, bottom - 1), bottom);
}

/** A value in one of its forms: `@@3/4`, `0.75`, `75%`. */
export function writtenAs(value: Fraction, form: Form): string {
  switch (form) {
    case 'fraction':
      return asWritten(Number(value.n), Number(value.d));
    case 'decimal':
      return value.toString();
    case 'percentage':
      return `${value.mul(100).toString()}%`;
  }
}
