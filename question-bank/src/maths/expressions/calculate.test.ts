import { describe, expect, it } from '@jest/globals';
import { boxValue, calculate } from './calculate';

describe('calculating a printed sum', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['20 − 6 − 4', 10],
    ['24 ÷ 4 ÷ 2', 3],
    ['7 ÷ 2 × 4', 14],
    ['2 × (3 + 4 × (5 − 2))', 30],
  ])('%s is %s', (text, value) => {
    expect(calculate(text)).toBe(value);
  });

  it('has no value where it divides by zero or is not whole', () => {
    expect(calculate('7 ÷ 2')).toBeUndefined();
    expect(calculate('4 ÷ (3 − 3)')).toBeUndefined();
  });

  it('finds the one number for the box, or none', () => {
    expect(boxValue('□ × 6 = 42', 20)).toBe(7);
    expect(boxValue('□ − □ = 0', 20)).toBeUndefined();
    expect(boxValue('□ × 6 = 43', 20)).toBeUndefined();
  });
});
