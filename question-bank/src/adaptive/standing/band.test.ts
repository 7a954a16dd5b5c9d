import { expect, it } from '@jest/globals';
import { bandOf } from './band';

it.each([
  [0, 0, 'not-tried-yet'],
  [0, 1, 'weaknesses'],
  [49, 100, 'weaknesses'],
  [1, 2, 'needs-work'],
  [79, 100, 'needs-work'],
  [4, 5, 'strengths'],
  [8, 10, 'strengths'],
  [400_000_000, 500_000_000, 'strengths'],
  [399_999_999, 500_000_000, 'needs-work'],
] as const)('%d right of %d is %s', (correct, asked, band) => {
  expect(bandOf({ correct, asked })).toBe(band);
});
