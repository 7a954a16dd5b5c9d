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
import { wordsFor } from '../words/figure-words';
import { ideasByLevel, type Scheme } from './ideas';
import { possibleOddOnes, setsNoOtherApart } from './likeness';

/** Four figures share a property; what else differs is divided three and two, so that nothing else sets one apart. */
export const oddOneOut = defineNvrType<{ readonly options: readonly Figure[] }>({
  key: 'nvr-odd-one-out',
  title: 'Odd one out',
  targetSeconds: [20, 25, 30, 40, 50],
  version: 7,
  build: (random, level) => {
    const ideas = at(level, ideasByLevel);
    // Some ideas are turned down more often than others: each gets its turn until it has found a question.
    const idea = random.pick(ideas);
    const darkerThanOthers = random.pick(at(level, wantedRanks));
    const wordPlace = random.pick(at(level, wantedPlaces));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { property, ...scheme } = idea(random);
      const { odd, others } = variedFigures(random, scheme, at(level, [2, 3, 3, 3, 2]));
      const options = random.shuffle([odd, ...others]);
      const rightOption = options.indexOf(odd);
      if (!options.every((figure, index) => property.holds(figure) === (index !== rightOption))) continue;
      if (attempt <= HIDING && darkerThan(odd, others) !== darkerThanOthers) continue;
      if (attempt <= HIDING_IN_WORDS && !isAsLong(options, rightOption, wordPlace)) continue;
      if (isFair(options, rightOption)) return draftOf(options, rightOption, property.words);
    }
    return undefined;
  },
  possibleOptions: ({ options }) => possibleOddOnes(options),
  drawOptions: ({ options }) => {
    const inWords = wordsFor(options);
    return options.map((option) => framed(inWords(option), figureContent(option)));
  },
});

/** How many pictures the odd one is to be darker than. What a level's ideas give too often of themselves is wanted more seldom. */
const wantedRanks: ByLevel<readonly number[]> = [
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
  [0, 1, 1, 1, 2, 3, 3, 3, 4, 4],
  [0, 0, 1, 1, 2, 3, 3, 4, 4],
  [0, 0, 1, 1, 3, 3, 4],
];
const ATTEMPTS = 400;
/** For so many attempts the odd one is to be as dark or light among the others as chance said. */
const HIDING = 140;
/** For so many its words are to stand where chance said among those of the others, from the shortest to the longest. */
const HIDING_IN_WORDS = 100;
const MIDDLE = 2;
/** What two things that suit each other make of themselves is middling. */
const wantedPlaces: ByLevel<readonly number[]> = [
  [0, 1, 2, 2, 3, 4],
  [0, 1, 2, 2, 3, 4],
  [0, 1, 2, 2, 3, 4],
  [0, 1, 3, 4, 4],
  [0, 1, 3, 4],
];

/** Whether the words for a picture come at a place by their length, 0 for the shortest: in the middle never alone, and only there where that is wanted. */
function isAsLong(options: readonly Figure[], index: number, place: number): boolean {
  const lengths = options.map(wordsFor(options)).map((words) => words.length);
  const own = lengths[index] ?? 0;
  const shorter = lengths.filter((length) => length < own).length;
  const asLong = lengths.filter((length) => length === own).length;
  const isMiddling = shorter <= MIDDLE && MIDDLE < shorter + asLong;
  if (isMiddling) return asLong === options.length || (place === MIDDLE && asLong > 1);
  return shorter <= place && place < shorter + asLong;
}

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

/** What four share and one has not, and so many things that differ besides. */
function variedFigures(random: Random, { odd: only, alike, free }: Omit<Scheme, 'property'>, differing: number) {
  const figures = [only, ...alike].map((values) => withValues(plainFigure, values));
  const names = random.sample(free, Math.min(free.length, differing));
  const [odd = plainFigure, ...others] = names.reduce((some, name) => divided(random, some, name), figures);
  return { odd, others };
}

/** Gives an attribute two values, one to three figures and the other to two. */
function divided(random: Random, figures: readonly Figure[], name: AttributeName): Figure[] {
  const [one = 0, other = 1] = random.sample(name === 'fill' ? [0, 2, 3, 4] : attributes[name].values, 2);
  const split = random.shuffle([one, one, one, other, other]);
  return figures.map((figure, index) => withValues(figure, { [name]: split[index] ?? one }));
}
