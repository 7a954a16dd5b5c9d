import { at, type Level } from '../generation/level';
import type { Random } from '../generation/random';
import {
  fills,
  isClear,
  plainFigure,
  plainShapes,
  pointers,
  withValues,
  type AttributeName,
  type Figure,
} from './attributes';
import { optionsWithin } from './attribute-rules';
import { possibleCellValues } from './cell-rules';
import { drawPattern, type Pattern, type PatternKind } from './cell-patterns';
import { figureContent } from './drawing/figure-drawing';
import { emptyBox, framed, grid } from './drawing/panels';
import { defineNvrType } from './nvr-type';
import { optionsAround } from './options';
import { wordsFor } from './words/figure-words';

/** Row by row; the last box, at the bottom right, is the empty one. */
type MatrixParams = { readonly size: number; readonly boxes: readonly Figure[]; readonly options: readonly Figure[] };

/** A square of boxes with rules along its rows and down its columns. */
export const matrix = defineNvrType<MatrixParams>({
  key: 'nvr-matrix',
  title: 'Squares of pictures',
  targetSeconds: [25, 30, 40, 45, 55],
  version: 5,
  build: (random, level) => {
    const size = level < 3 ? 2 : 3;
    const patterns = pickKinds(random, level).map(([name, kind]) => drawPattern(random, { name, kind, size }));
    const boxes = drawBoxes(random, size, patterns);
    const [key] = boxes.slice(-1);
    const shown = boxes.slice(0, -1);
    const changing = patterns.map(({ name }) => name);
    const isProved = (name: AttributeName) =>
      possibleIn({ size, boxes: shown }, name).every((value) => value === key?.[name]);
    if (!key || !changing.every(isProved) || !boxes.every(isClear)) return undefined;
    const around = optionsAround(random, key, { changing, shown: boxes });
    if (!around) return undefined;
    const options = random.shuffle(around);
    return {
      params: { size, boxes: shown, options },
      rightOption: options.indexOf(key),
      prompt: 'Which picture belongs in the empty box?',
      steps: [
        'Look along the rows and down the columns, at one thing at a time.',
        ...patterns.map(({ explain }) => explain(key)),
      ],
    };
  },
  possibleOptions: ({ size, boxes, options }) => optionsWithin(options, (name) => possibleIn({ size, boxes }, name)),
  drawFigure: ({ size, boxes, options }) => {
    const inWords = wordsFor([...boxes, ...options]);
    const told = boxes.map((box, n) => `Row ${Math.floor(n / size) + 1}, box ${(n % size) + 1}: ${inWords(box)}`);
    const title = ['A square of boxes, the last one empty', ...told].join('. ');
    return grid(title, [...boxes.map(figureContent), emptyBox], size);
  },
  drawOptions: ({ boxes, options }) => {
    const inWords = wordsFor([...boxes, ...options]);
    return options.map((option) => framed(inWords(option), figureContent(option)));
  },
});

type Choice = readonly [name: AttributeName, kind: PatternKind];

/** Each attribute with its rule: plain ones in small squares, then steps, each-once in large ones, both together, and rays laid over each other. */
function pickKinds(random: Random, level: Level): Choice[] {
  const [first = 'fill', second = 'shape'] = pickNames(random);
  const along = random.shuffle<PatternKind>(['row', 'column']);
  const [one = 'row', other = 'column'] = along;
  const turning = random.pick<AttributeName>(['turn', 'count', 'size', 'dot']);
  return at<() => Choice[]>(level, [
    () => [
      [first, one],
      [second, other],
    ],
    () => [
      [random.pick<AttributeName>(['fill', 'line']), one],
      [turning, 'step'],
    ],
    () => [
      [first, 'each-once'],
      [second, one],
    ],
    () => [
      [random.pick<AttributeName>(['fill', 'line']), 'each-once'],
      [turning, 'step'],
      ...(turning === 'turn' ? [] : [['shape', one] as const]),
    ],
    () => [
      ['rays', random.pick<PatternKind>(['overlay', 'difference'])],
      [random.pick<AttributeName>(['fill', 'shape']), random.pick<PatternKind>(['each-once', one])],
    ],
  ])();
}

const pickNames = (random: Random): AttributeName[] =>
  random.sample(['shape', 'fill', 'line', 'size', 'count', 'dot'], 2);

function drawBoxes(random: Random, size: number, patterns: readonly Pattern[]): Figure[] {
  const has = (name: AttributeName) => patterns.some((pattern) => pattern.name === name);
  const base = withValues(plainFigure, {
    shape: random.pick(has('turn') ? pointers : plainShapes),
    fill: random.integer(0, fills.length - 1),
    // Rays need room around the shape.
    size: has('rays') ? 1 : random.integer(2, 3),
  });
  return Array.from({ length: size * size }, (_, index) =>
    withValues(base, Object.fromEntries(patterns.map(({ name, values }) => [name, values[index]]))),
  );
}

interface Shown {
  size: number;
  boxes: readonly Figure[];
}

function possibleIn({ size, boxes }: Shown, name: AttributeName): number[] {
  const rows = Array.from({ length: size }, (_, row) => boxes.slice(row * size, (row + 1) * size));
  return possibleCellValues(
    name,
    rows.map((row) => row.map((box) => box[name])),
  );
}
