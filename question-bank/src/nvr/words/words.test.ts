import { describe, expect, it } from '@jest/globals';
import { attributes, fills, plainFigure, shapes, withValues, type Figure } from '../attributes';
import { reflectionsOf, turnsOf, type Image } from '../forms/forms';
import { lopsidedPolyominoes, nameOf } from '../forms/polyominoes';
import { feet, heads, nameOfPost } from '../forms/posts';
import { wordsFor } from './figure-words';
import { imageInWords } from './form-words';

const figure = (values: Partial<Figure>): Figure => withValues(plainFigure, values);
const shape = (name: (typeof shapes)[number]) => shapes.indexOf(name);

describe('the words for the pictures of a question', () => {
  it('say what each shows', () => {
    const arrow = figure({ shape: shape('arrow'), fill: fills.indexOf('striped'), size: 1, turn: 3, dot: 4, count: 2 });
    const star = figure({ shape: shape('star'), line: 1, dot: 1 });
    expect([arrow, star].map(wordsFor([arrow, star]))).toEqual([
      'Small striped arrow, top pointing down and right, plain outline, small circles: 2, dot in the lower left corner',
      'Large white star, dashed outline, small circles: 0, dot in the upper left corner',
    ]);
  });

  it('say nothing of what none of them has', () => {
    const [one, other] = [figure({ shape: shape('star') }), figure({ shape: shape('cross') })];
    expect([one, other].map(wordsFor([one, other]))).toEqual(['White star', 'White cross']);
  });

  it.each(['shape', 'fill', 'size', 'line', 'count', 'dot', 'rays'] as const)('tell two apart by their %s', (name) => {
    const all = attributes[name].values.map((value) => figure({ [name]: value }));
    expect(new Set(all.map(wordsFor(all))).size).toBe(all.length);
    for (const one of all) expect(wordsFor(all)(one)).toBe(wordsFor(all)({ ...one }));
  });
});

describe('the words for a form', () => {
  const posts = heads.flatMap((head) => feet.map((foot) => nameOfPost({ head, foot, isFilled: false })));
  const forms = [...posts, ...[4, 5, 6].flatMap(lopsidedPolyominoes).map(nameOf)];
  const imagesOf = (form: string): Image[] => {
    const image = { form, isFlipped: false, quarters: 0 };
    return [...turnsOf(image), ...reflectionsOf(image)];
  };

  it('tell its eight images apart, and all forms from each other', () => {
    const images = forms.flatMap(imagesOf);
    expect(new Set(images.map(imageInWords)).size).toBe(images.length);
  });

  it('say where its parts are after a turn and in a mirror', () => {
    const told = (isFlipped: boolean, quarters: number) =>
      imageInWords({ form: 'flag toe filled', isFlipped, quarters });
    expect(told(false, 0)).toBe(
      'Post with its head end up, a black flag there pointing right, a bar at its foot pointing right',
    );
    expect(told(false, 1)).toMatch(/head end right, a black flag there pointing down/);
    expect(told(true, 0)).toMatch(/head end up, a black flag there pointing left/);
    expect(imageInWords({ form: '0,0 0,1 1,1', isFlipped: false, quarters: 1 })).toBe(
      'Squares. Row 1: columns 1, 2. Row 2: column 1',
    );
  });
});
