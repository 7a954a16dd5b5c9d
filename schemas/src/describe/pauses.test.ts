import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './pauses';

const pauses = { firstMs: 20, longestMs: 1_000 };

describe('a pause', () => {
  it('is twice the one before, up to the longest', () => {
    expect([0, 1, 2, 5, 6, 5_000].map((failures) => pauseAfter(failures, pauses))).toEqual([
      20, 40, 80, 640, 1_000, 1_000,
    ]);
  });

  it('leaves a share of itself to chance', () => {
    const half = { ...pauses, chance: 0.5 };
    expect([0, 0.5, 1].map((drawn) => pauseAfter(1, half, () => drawn))).toEqual([40, 30, 20]);
  });
});
