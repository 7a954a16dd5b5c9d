import { describe, expect, it } from '@jest/globals';
import { faultIn } from './arithmetic';

describe('a line of a solution', () => {
  it.each([
    '25 × 4 = 100',
    'Each: 96p ÷ 4 = 24p',
    'Change: £5 − £3.20 = £1.80 = 180p',
    '2 litres 350 ml + 900 ml = 3250 ml = 3 litres 250 ml',
    '@@3/4 × 20 = 15',
    '@@3/4 of £20 = £15',
    '2@@1/3 = @@7/3',
    '25% of 60 = 15',
    '2 + 3 × (4 − 1)**2 = 29',
    '5 cm × 4 cm = 20 cm**2',
    '60 km/h × 2 hours = 120 km',
    '90 miles ÷ 30 mph = 3 hours',
    '47 ÷ 6 = 7 remainder 5',
    '1500 ml ÷ 200 ml = 7 remainder 100 ml',
    '15:30 + 45 minutes = 16:15',
    '23:30 + 45 minutes = 00:15',
    '16:15 − 15:30 = 45 minutes',
    '12,500 + 1 = 12,501',
    '18 red apples ÷ 3 = 6 red apples',
    '□ + 3 = 10',
    'Work out what one share is worth.',
  ])('holds: %s', (line) => {
    expect(faultIn(line, '7')).toBeUndefined();
  });

  it.each([
    '25 × 4 = 101',
    '5 cm × 4 cm = 20 cm',
    '12 × 5 cm = 60',
    '£5 − 20p = £4.81',
    '47 ÷ 6 = 7 remainder 4',
    '15:30 + 45 minutes = 16:16',
    '1 km = 100 m',
    '7 × 5 = 35, so there are 35',
    '3 + = 3',
    '(3 + 4 = 7',
    '4 ÷ 0 = 4',
    '□ + 3 = 11',
  ])('is found wrong: %s', (line) => {
    expect(faultIn(line, '7')).toBeDefined();
  });
});
