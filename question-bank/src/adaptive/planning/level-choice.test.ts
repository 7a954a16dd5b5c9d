import { describe, expect, it } from '@jest/globals';
import { aims, levelFor } from './level-choice';

const type = { ability: 0, harderBy: 0, isChoice: false, levels: [1, 2, 3, 4, 5] };

describe('the level for a learner', () => {
  it.each([
    [-3, 1],
    [0, 2],
    [1.1, 3],
    [1.9, 4],
    [4, 5],
  ])('of ability %d is %d', (ability, level) => {
    expect(levelFor(aims.usual, { ...type, ability })).toBe(level);
  });

  it.each([
    [aims.first, 1],
    [aims.usual, 2],
    [0.5, 3],
  ])('who should get it right with a chance of %d is %d', (aim, level) => {
    expect(levelFor(aim, type)).toBe(level);
  });

  it('is lower in a type that is harder than it says, and higher in an easier one', () => {
    expect(levelFor(aims.usual, { ...type, ability: 1.1, harderBy: 0.8 })).toBe(2);
    expect(levelFor(aims.usual, { ...type, ability: 1.1, harderBy: -0.8 })).toBe(4);
  });

  it('allows for guessing', () => {
    expect(levelFor(0.62, { ...type, isChoice: true })).toBe(3);
    expect(levelFor(0.62, type)).toBe(2);
  });

  it('is one that the type has', () => {
    expect(levelFor(aims.first, { ...type, levels: [3, 4] })).toBe(3);
  });

  it('rises with ability, never falls', () => {
    const levels = Array.from({ length: 81 }, (_, n) => levelFor(aims.usual, { ...type, ability: n / 10 - 4 }));
    expect(levels).toEqual(levels.toSorted());
    expect(new Set(levels).size).toBe(5);
  });
});
