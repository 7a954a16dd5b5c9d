import { describe, expect, it } from '@jest/globals';
import { lopsidedPolyominoes, nameOf, reflectionsOf, siblingsOf, turnsOf, type Polyomino } from './polyominoes';

describe('polyominoes with eight different images', () => {
  it.each([
    [4, 1],
    [5, 5],
    [6, 20],
    [7, 84],
  ])('of %d squares number %d', (size, count) => expect(lopsidedPolyominoes(size)).toHaveLength(count));

  it('are never turned into a reflection', () => {
    for (const shape of lopsidedPolyominoes(6)) {
      const turns = turnsOf(shape).map(nameOf);
      expect(reflectionsOf(shape).filter((image) => turns.includes(nameOf(image)))).toEqual([]);
    }
  });
});

it('take three siblings or more from one stem, no two of them images of each other', () => {
  const imagesOf = (shape: Polyomino) => [...turnsOf(shape), ...reflectionsOf(shape)].map(nameOf);
  for (const family of [5, 6, 7].flatMap(siblingsOf)) {
    expect(family.length).toBeGreaterThanOrEqual(3);
    expect(new Set(family.flatMap(imagesOf)).size).toBe(8 * family.length);
  }
});
