import { at, type ByLevel } from '../../generation/level';
import type { Random } from '../../generation/random';
import {
  areAllDifferent,
  attributes,
  isClear,
  plainFigure,
  withValues,
  type AttributeName,
  type Figure,
} from '../attributes';
import { darkerThan } from '../darkness';
import { figureContent } from '../drawing/figure-drawing';
import { framed } from '../drawing/panels';
import { defineNvrType } from '../nvr-type';
import { ideasByLevel } from './ideas';
import { possibleOddOnes, setsNoOtherApart } from './likeness';

/** Four figures share a property; what else differs is divided three and two, so that nothing else sets one apart. */
export const oddOneOut = defineNvrType<{ readonly options: readonly Figure[] }>({
  key: 'nvr-odd-one-out',
  title: 'Odd one out',
  targetSeconds: [20, 25, 30, 40, 50],
  version: 6,
  build: (random, level) => {
    const ideas = at(level, ideasByLevel);
    // Some ideas are turned down more often than others: each gets its turn until it has found a question.
    const idea = random.pick(ideas);
    const darkerThanOthers = random.pick(at(level, wantedRanks));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { property, free, alike, odd } = idea(random);
      const figures = [odd, ...alike].map((values) => withValues(plainFigure, values));
      const varied = random
        .sample(free, Math.min(free.length, at(level, [2, 3, 3, 3, 2])))
        .reduce((some, name) => divided(random, some, name), figures);
      const options = random.shuffle(varied);
      const rightOption = options.findIndex((figure) => figure === varied[0]);
      const isTrue = options.every((figure, index) => property.holds(figure) === (index !== rightOption));
      if (!isTrue) continue;
      const isHidden = attempt > HIDING || darkerThan(varied[0] ?? plainFigure, varied.slice(1)) === darkerThanOthers;
      if (isHidden && isFair(options, rightOption)) return draftOf(options, rightOption, property.words);
    }
    return undefined;
  },
  possibleOptions: ({ options }) => possibleOddOnes(options),
  drawOptions: ({ options }) => options.map((option) => framed('A picture', figureContent(option))),
});

/** How many pictures the odd one is to be darker than. What a level's ideas give too often of themselves is wanted more seldom. */
const wantedRanks: ByLevel<readonly number[]> = [
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
  [0, 1, 1, 1, 2, 3, 3, 3, 4, 4],
  [0, 0, 1, 1, 2, 3, 3, 4, 4],
  [0, 0, 1, 1, 2, 3, 3, 4],
];
const ATTEMPTS = 400;
/** For so many attempts the odd one is to be as dark or light among the others as chance said. */
const HIDING = 80;

const isFair = (options: readonly Figure[], rightOption: number): boolean =>
  options.every(isClear) && areAllDifferent(options) && setsNoOtherApart(options, rightOption);

const draftOf = (options: readonly Figure[], rightOption: number, words: string) => ({
  params: { options },
  rightOption,
  prompt: 'Four of these pictures have something in common. Which one is the odd one out?',
  steps: [
    'Look for one thing that is true of four pictures.',
    `Four pictures ${words}.`,
    `Picture ${'ABCDE'.charAt(rightOption)} does not.`,
  ],
});

/** Gives an attribute two values, one to three figures and the other to two. */
function divided(random: Random, figures: readonly Figure[], name: AttributeName): Figure[] {
  const [one = 0, other = 1] = random.sample(name === 'fill' ? [0, 2, 3, 4] : attributes[name].values, 2);
  const split = random.shuffle([one, one, one, other, other]);
  return figures.map((figure, index) => withValues(figure, { [name]: split[index] ?? one }));
}
