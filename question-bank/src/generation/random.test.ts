import { describe, expect, it } from '@jest/globals';
import { clampLevel, levelsFrom } from './level';
import { randomFrom } from './random';

describe('seeded chance', () => {
  const drawn = (seed: string) =>
    Array.from({ length: 20 }, (_, index) => [randomFrom(`${seed}/${index}`).integer(1, 1000)]);

  it('repeats itself for a seed and differs between seeds', () => {
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });

  it('reaches both ends of a range, and every entry of a list about as often', () => {
    const random = randomFrom('range');
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 6000; draw += 1) {
      const value = random.integer(1, 6);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('keeps to multiples and samples without repeats', () => {
    const random = randomFrom('multiples');
    for (let draw = 0; draw < 200; draw += 1) expect([5, 10, 15, 20]).toContain(random.multiple(5, 3, 22));
    expect(new Set(random.sample([1, 2, 3, 4, 5], 5)).size).toBe(5);
    expect(random.shuffle([1, 2, 3]).sort()).toEqual([1, 2, 3]);
  });

  it('refuses an empty range or list', () => {
    const random = randomFrom('empty');
    expect(() => random.integer(2, 1)).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe('levels', () => {
  it('clamps to what a type offers', () => {
    expect([clampLevel(1, levelsFrom(3)), clampLevel(4, levelsFrom(3)), clampLevel(5, [1, 2])]).toEqual([3, 4, 2]);
  });
});
