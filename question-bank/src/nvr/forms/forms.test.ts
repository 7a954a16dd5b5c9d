import { describe, expect, it } from '@jest/globals';
import { imageDrawing } from '../drawing/form-drawing';
import { mirroredIn, reflectionsOf, turnedFurther, turnsOf, type Image } from './forms';
import { lopsidedPolyominoes, nameOf } from './polyominoes';
import { feet, heads, nameOfPost } from './posts';

const posts = heads.flatMap((head) => feet.map((foot) => nameOfPost({ head, foot, isFilled: false })));
const forms = [...posts, ...[4, 5, 6].flatMap(lopsidedPolyominoes).map(nameOf)];
const image = (form: string): Image => ({ form, isFlipped: false, quarters: 1 });

describe('a form', () => {
  it('is drawn differently in each of its eight images', () => {
    for (const form of forms) {
      const images = [...turnsOf(image(form)), ...reflectionsOf(image(form))];
      expect(new Set(images.map(imageDrawing)).size).toBe(8);
    }
  });

  it.each(['vertical', 'horizontal', 'rising', 'falling'] as const)('comes back after two reflections: %s', (line) => {
    const [form = ''] = posts;
    expect(mirroredIn(mirroredIn(image(form), line), line)).toEqual(image(form));
    expect(turnedFurther(image(form), 4)).toEqual(image(form));
  });
});
