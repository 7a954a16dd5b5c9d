import { expect, it } from '@jest/globals';
import { isTooMuchMore } from './more-time.rules';

const HOUR = 3_600;
const at = '2027-03-06T10:20:00.000Z';
const given = (hours: number, learnerId: string | null = null, paper = 1) => ({
  learnerId,
  paper,
  seconds: hours * HOUR,
  at,
});
const more = (...extensions: readonly ReturnType<typeof given>[]) => ({
  of: (hours: number, learnerId: string | null = null) => isTooMuchMore({ extensions }, given(hours, learnerId)),
});

it('counts for a child what all were given and what they were alone, of the same paper', () => {
  expect(more().of(4)).toBe(false);
  expect(more(given(2)).of(2, 'amara')).toBe(false);
  expect(more(given(2), given(1, 'amara')).of(2, 'amara')).toBe(true);
  expect(more(given(2), given(1, 'amara')).of(2, 'finn')).toBe(false);
  expect(more(given(2, null, 2), given(2, 'amara', 2)).of(2, 'amara')).toBe(false);
});

it('gives to all no more than the child who has most can have', () => {
  expect(more(given(1), given(2, 'amara')).of(1)).toBe(false);
  expect(more(given(1), given(2, 'amara')).of(1.5)).toBe(true);
  expect(more(given(1), given(2, 'amara'), given(2, 'finn')).of(1)).toBe(false);
});
