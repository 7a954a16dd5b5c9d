import { at } from '../generation/level';
import type { Random } from '../generation/random';
import {
  fills,
  isClear,
  plainFigure,
  pointers,
  shapes,
  withValues,
  type AttributeName,
  type Figure,
} from './attributes';
import { optionsWithin, possibleValues } from './attribute-rules';
import { drawChange, type Change } from './changes';
import { figureContent } from './drawing/figure-drawing';
import { emptyBox, framed, grid } from './drawing/panels';
import { defineNvrType } from './nvr-type';
import { optionsAround } from './options';
import { wordsFor } from './words/figure-words';

const BOXES = 5;

type SeriesParams = { readonly boxes: readonly (Figure | null)[]; readonly options: readonly Figure[] };

/** Five boxes, one empty: each changing attribute follows a rule of its own. */
export const series = defineNvrType<SeriesParams>({
  key: 'nvr-series',
  title: 'Series of pictures',
  targetSeconds: [20, 25, 35, 40, 50],
  version: 4,
  build: (random, level) => {
    const names = pickNames(random, at(level, [1, 2, 2, 3, 3]));
    const hard = at(level, [0, 0, 1, 0, 2]);
    const changes = names.map((name, index) => drawChange(random, name, index < hard));
    const boxes = drawBoxes(random, changes);
    if (!boxes) return undefined;
    const hole = random.integer(0, BOXES - 1);
    const key = boxes[hole];
    const shown = boxes.map((box, index) => (index === hole ? null : box));
    if (!key || !names.every((name) => isProved(name, shown, key))) return undefined;
    const around = optionsAround(random, key, { changing: names, shown: boxes });
    if (!around) return undefined;
    const options = random.shuffle(around);
    return {
      params: { boxes: shown, options },
      rightOption: options.indexOf(key),
      prompt: 'Which picture belongs in the empty box?',
      steps: ['Look at one thing at a time.', ...changes.map((change) => change.explain(key))],
    };
  },
  possibleOptions: ({ boxes, options }) => optionsWithin(options, (name) => possibleIn(boxes, name)),
  drawFigure: ({ boxes, options }) => {
    const inWords = wordsFor([...shownOf(boxes), ...options]);
    const told = boxes.map((box, index) => `Box ${index + 1}: ${box ? inWords(box) : 'empty'}`);
    return grid(
      ['Five boxes in a row, one of them empty', ...told].join('. '),
      boxes.map((box) => (box ? figureContent(box) : emptyBox)),
      BOXES,
    );
  },
  drawOptions: ({ boxes, options }) => {
    const inWords = wordsFor([...shownOf(boxes), ...options]);
    return options.map((option) => framed(inWords(option), figureContent(option)));
  },
});

const shownOf = (boxes: readonly (Figure | null)[]): Figure[] => boxes.flatMap((box) => box ?? []);

const changeable: readonly AttributeName[] = ['shape', 'fill', 'size', 'turn', 'line', 'count', 'dot'];

/** A shape that changes has no direction to turn to. */
function pickNames(random: Random, count: number): AttributeName[] {
  const names = random.sample(changeable, count);
  return names.includes('shape') && names.includes('turn') ? pickNames(random, count) : names;
}

function drawBoxes(random: Random, changes: readonly Change[]): Figure[] | undefined {
  const turns = changes.some(({ name }) => name === 'turn');
  const base = withValues(plainFigure, {
    shape: turns ? random.pick(pointers) : random.integer(0, shapes.length - pointers.length - 1),
    fill: random.integer(0, fills.length - 1),
    size: random.integer(2, 3),
  });
  const boxes = Array.from({ length: BOXES }, (_, index) =>
    withValues(base, Object.fromEntries(changes.map(({ name, values }) => [name, values[index]]))),
  );
  return boxes.every(isClear) ? boxes : undefined;
}

const possibleIn = (boxes: readonly (Figure | null)[], name: AttributeName): number[] =>
  possibleValues(
    name,
    boxes.map((box) => box?.[name] ?? null),
  );

/** What never changes needs no proof. */
const isProved = (name: AttributeName, boxes: readonly (Figure | null)[], key: Figure): boolean =>
  possibleIn(boxes, name).every((value) => value === key[name]);
