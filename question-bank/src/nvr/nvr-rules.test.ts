import { describe, expect, it } from '@jest/globals';
import { possibleValues } from './attribute-rules';
import { fills, plainFigure, shapes, withValues, type Figure } from './attributes';
import { possibleCellValues } from './cell-rules';
import { possibleCodesFor } from './code-rules';
import { codes } from './codes';
import { SIDE } from './drawing/panels';
import { possibleOddOnes } from './odd-one-out/likeness';

const figure = (values: Partial<Figure>): Figure => withValues(plainFigure, values);
const fill = (name: (typeof fills)[number]) => fills.indexOf(name);
const shape = (name: (typeof shapes)[number]) => shapes.indexOf(name);
const [white, black, striped] = [fill('white'), fill('black'), fill('striped')];

describe('the rules of a row of boxes', () => {
  it('are a step, which comes round for a direction', () => {
    expect(possibleValues('count', [1, 2, 3, 4, null])).toEqual([5]);
    expect(possibleValues('turn', [2, 4, 6, 0, null])).toEqual([2]);
    expect(possibleValues('size', [null, 3, 2, 1, 0])).toEqual([4]);
  });

  it('are two or three values in turn', () => {
    expect(possibleValues('fill', [white, black, white, black, null])).toEqual([white]);
    expect(possibleValues('fill', [white, black, striped, white, null])).toEqual([black]);
  });

  it('tell a turn of two from a turn of three wherever the empty box is', () => {
    expect(possibleValues('fill', [null, black, white, white, black])).toEqual([white]);
    expect(possibleValues('shape', [0, 1, null, 1, 0])).toEqual([0]);
    expect(possibleValues('dot', [1, 3, 1, 3, null])).toEqual([1]);
  });

  it('give nothing where no rule is to be seen', () => {
    expect(possibleValues('fill', [white, black, striped, 3, null])).toEqual([]);
    expect(possibleValues('count', [1, 2, 4, 5, null])).toEqual([]);
  });

  it('do not guess a value that only the empty box would show', () => {
    expect(possibleValues('fill', [white, black, null, white, black])).toEqual([]);
  });
});

describe('the rules of a square of boxes', () => {
  it('hold along rows, down columns, or once in each', () => {
    expect(possibleCellValues('fill', [[0, 0], [1]])).toEqual([1]);
    expect(possibleCellValues('fill', [[0, 1], [0]])).toEqual([1]);
    expect(
      possibleCellValues('fill', [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0],
      ]),
    ).toEqual([1]);
    expect(
      possibleCellValues('count', [
        [0, 1, 2],
        [3, 4, 5],
        [1, 2],
      ]),
    ).toEqual([3]);
  });

  it('leave two answers where rays laid over each other never meet', () => {
    expect(
      possibleCellValues('rays', [
        [1, 2, 3],
        [4, 8, 12],
        [1, 1],
      ]),
    ).toEqual([1, 0]);
  });

  it('give nothing where three boxes have nothing in common', () => {
    expect(possibleCellValues('fill', [[0, 1], [2]])).toEqual([]);
  });

  it('are a mirror as well as a turn, and the corner that is left', () => {
    // From bottom left to bottom right: on to the next corner backwards, or to the other side.
    expect(possibleCellValues('dot', [[4, 3], [3]]).sort()).toEqual([2, 4]);
    expect(possibleCellValues('dot', [[1, 2], [4]])).toContain(3);
    expect(possibleCellValues('turn', [[2, 6], [1]]).sort()).toEqual([5, 7]);
  });
});

describe('the odd one out', () => {
  it('is the one that a property sets apart', () => {
    const crosses = [0, 1, 2, 3].map((size) => figure({ shape: shape('cross'), size: size % 2, dot: 1 + (size >> 1) }));
    expect(possibleOddOnes([...crosses, figure({ shape: shape('star'), size: 0, dot: 1 })])).toEqual([4]);
  });

  it('is in doubt where two figures each differ from four others', () => {
    const figures = [0, 0, 0, 0, 0].map((_, index) =>
      figure({ fill: index === 0 ? black : white, shape: index === 1 ? shape('star') : shape('cross') }),
    );
    expect(possibleOddOnes(figures).toSorted()).toEqual([0, 1]);
  });

  it('may be the one whose circles do not count its sides', () => {
    const counted = (name: 'triangle' | 'square', count: number) => figure({ shape: shape(name), count });
    const figures = [counted('triangle', 3), counted('triangle', 3), counted('square', 4), counted('square', 4)];
    expect(possibleOddOnes([...figures, counted('triangle', 4)])).toEqual([4]);
  });
});

describe('picture codes', () => {
  const [star, cross] = [shape('star'), shape('cross')];

  it('are read from what the letters have in common', () => {
    const figures = [
      figure({ shape: star, fill: black }),
      figure({ shape: star, fill: white }),
      figure({ shape: cross, fill: black }),
      figure({ shape: cross, fill: white }),
    ];
    expect(possibleCodesFor(figures, ['BL', 'BM', 'DL'])).toEqual(['DM']);
  });

  it('are in doubt where a letter could tell either of two things', () => {
    const figures = [
      figure({ shape: star, fill: black, dot: 1 }),
      figure({ shape: cross, fill: white, dot: 1 }),
      figure({ shape: star, fill: white, dot: 1 }),
    ];
    expect(possibleCodesFor(figures, ['B', 'D'])).toEqual(['B', 'D']);
  });

  it('stand under their boxes: within one, beside the dot of its corner, they would be part of the picture', () => {
    for (const level of [1, 3, 5] as const) {
      const heights = [...(codes.draw(level, 7).figure?.matchAll(/<text [^>]*?y="(\d+)"/g) ?? [])].map(([, y]) =>
        Number(y),
      );
      expect(heights.length).toBeGreaterThan(3);
      expect(Math.min(...heights)).toBeGreaterThan(SIDE);
    }
  });
});
