import type Fraction from 'fraction.js';

/** A fraction as it stands, not simplified: `@@4/6`. */
export const asWritten = (top: number, bottom: number): string => `@@${top}/${bottom}`;

/** A fraction in its lowest terms, mixed above one: `@@2/3`, `2@@1/3`, `3`. */
export function lowestTerms(value: Fraction): string {
  const whole = Math.floor(Number(value.n) / Number(value.d));
  const top = Number(value.n) - whole * Number(value.d);
  if (top === 0) return String(whole);
  return `${whole === 0 ? '' : whole}${asWritten(top, Number(value.d))}`;
}

/** Said of every calculation with fractions alike, so that it does not tell which form the answer has. */
export const anyForm = {
  asked: 'Give your answer as simply as you can.',
  hint: 'Give a fraction like 3/4, a mixed number like 2 1/3, or a whole number.',
};

export const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

export const lcm = (a: number, b: number): number => (a / hcf(a, b)) * b;
