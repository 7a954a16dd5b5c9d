import Fraction from 'fraction.js';
import { lowestTerms } from '../../notation/fractions';

/** Wrong fractions around a right one: first what the slips lead to, then parts one out and the fraction upside down. */
export function wrongFractions(right: Fraction, slips: readonly Fraction[] = []): string[] {
  const top = Number(right.n);
  const bottom = Number(right.d);
  const near = [
    new Fraction(top + 1, bottom),
    new Fraction(top, bottom + 1),
    new Fraction(top + 1, bottom + 1),
    new Fraction(bottom, top),
    new Fraction(top + 2, bottom + 1),
    new Fraction(top, bottom + 2),
    new Fraction(top + 2, bottom),
  ];
  return [...slips, ...near].filter((value) => value.s > 0n && !value.equals(right)).map(lowestTerms);
}
