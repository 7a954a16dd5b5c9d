import { describe, expect, it } from '@jest/globals';
import { lopsidedPolyominoes, mirroredIn, nameOf, reflectionsOf, turnedBy, turnsOf } from './polyominoes';

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

  it('come back after two reflections and after four quarter turns', () => {
    const [shape = []] = lopsidedPolyominoes(5);
    for (const line of ['vertical', 'horizontal', 'rising', 'falling'] as const) {
      expect(nameOf(mirroredIn(mirroredIn(shape, line), line))).toBe(nameOf(shape));
    }
    expect(nameOf(turnedBy(shape, 4))).toBe(nameOf(shape));
  });
});
