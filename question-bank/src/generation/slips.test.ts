import { describe, expect, it } from '@jest/globals';
import { generate } from '../generate';
import type { Level } from './level';
import { isPrinted } from './question-type';

const drawn = (type: string, level: Level) => Array.from({ length: 60 }, (_, seed) => generate(type, level, seed));

describe('a wrong answer that has a name', () => {
  it('says in the numbers of its question what was done', () => {
    const all = drawn('add-subtract', 2).flatMap(({ slips = [] }) => slips);
    const { wrote, tells } = all.find(({ key }) => key === 'adds-denominators') ?? { wrote: '', tells: '' };
    expect(wrote).toMatch(/^@@\d+\/\d+ \+ @@\d+\/\d+ = @@\d+\/\d+$/);
    const [asked = '', made = ''] = wrote.split(' = ');
    expect(tells).toContain(`${asked} is not ${made}`);
  });

  it('names what was typed beside what it was made from, and asks for no same size where there is one', () => {
    const all = [1, 2, 3].flatMap((level) => drawn('add-subtract', level as Level)).flatMap(({ slips = [] }) => slips);
    const apart = all.filter(({ key }) => key === 'adds-denominators');
    expect(apart.length).toBeGreaterThan(20);
    expect(apart.filter(({ tells, answer }) => !tells.includes(answer))).toEqual([]);
    const miscounted = apart.filter(({ wrote }) => {
      const [a = 0, b = 0, c = 0, d = 0, top, bottom] = (wrote.match(/\d+/g) ?? []).map(Number);
      return a + c !== top || b + d !== bottom;
    });
    expect(miscounted).toEqual([]);
    const sameSize = apart.filter(({ wrote }) => /^@@\d+\/(\d+) . @@\d+\/\1 /.test(wrote));
    expect(sameSize.length).toBeGreaterThan(5);
    expect(sameSize.filter(({ tells }) => tells.includes('same size first'))).toEqual([]);
  });

  it('tells a ratio that was taken the other way round', () => {
    for (const { answer, slips = [] } of drawn('ratio-simplify', 2)) {
      const [left, right] = answer.split(':');
      expect(slips.map((slip) => [slip.key, slip.answer])).toEqual([['ratio-turned-round', `${right}:${left}`]]);
    }
    for (const { params, answer, slips = [] } of drawn('share-ratio', 2)) {
      const { total, isMoney } = params;
      const mine = Number(answer.replace('£', ''));
      expect(slips.map((slip) => slip.answer)).toEqual([`${isMoney === true ? '£' : ''}${Number(total) - mine}`]);
    }
    const turned = drawn('one-part-known', 2).filter(({ slips = [] }) => slips.length > 0);
    const wrong = turned.filter(({ params: { a, b, known }, slips = [] }) => {
      const made = Number(slips[0]?.answer.replace('£', ''));
      return made * Number(b) !== Number(known) * Number(a);
    });
    expect(wrong).toEqual([]);
  });

  const families = [
    'add-subtract',
    'multiply-divide',
    'mixed-improper',
    'fraction-of',
    'find-whole',
    'fraction-left',
    'add-time',
    'growing-gap',
    'single-step',
    'triangle-area',
    'rect-area',
    'rect-perimeter',
    'ratio-simplify',
    'share-ratio',
    'one-part-known',
    'bidmas',
    'missing-operand',
    'percent-of',
    'percent-change',
    'elapsed',
    'subtract-time',
    'change-one',
    'change-many',
    'posts-and-gaps',
    'length-convert',
    'find-time',
    'cuboid-volume',
    'parallelogram-area',
  ];
  it.each(families)('is known of %s', (type) => {
    const named = [...drawn(type, 1), ...drawn(type, 3)].flatMap(({ slips = [], answer }) =>
      slips.map((slip) => [slip.answer, answer]),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([slip, right]) => slip === right)).toEqual([]);
  });
});

describe('a drawing beside the steps', () => {
  const families = ['add-subtract', 'fraction-of', 'find-whole', 'growing-gap', 'single-step', 'encode-shift'];
  it.each(families)('comes with the first step of %s, and does not read its answer out', (type) => {
    const figures = drawn(type, 2).flatMap(({ stepsFigure, answer }) =>
      stepsFigure ? [{ ...stepsFigure, answer }] : [],
    );
    expect(figures.length).toBeGreaterThan(5);
    expect(new Set(figures.map(({ shownWith }) => shownWith))).toEqual(new Set(['first-step']));
    const titles = figures.map(({ svg, answer }) => ({ answer, title: /<title>(.*)<\/title>/.exec(svg)?.[1] ?? '' }));
    // Amounts, fractions and words: a letter may well be one of those that the strip names.
    const told = titles.filter(({ title, answer }) => answer.length > 2 && isPrinted(answer.replace('@@', ''), title));
    expect(told).toEqual([]);
  });
  it.each([
    ['turned shapes', 'nvr-rotation'],
    ['a fraction in its lowest terms', 'simplify'],
  ])('of %s comes with all steps, since it ends at the answer', (_, type) => {
    const figures = drawn(type, 1).flatMap(({ stepsFigure }) => stepsFigure ?? []);
    expect(new Set(figures.map(({ shownWith }) => shownWith))).toEqual(new Set(['all-steps']));
  });
});
