import { at, type ByLevel, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import { areAllDifferent, attributes, isClear, plainFigure, type AttributeName, type Figure } from '../attributes';
import { figureContent } from '../drawing/figure-drawing';
import { framed } from '../drawing/panels';
import { defineNvrType } from '../nvr-type';
import { wordsFor } from '../words/figure-words';
import { lengthInWords, shade, standsAt, standsAtUnlessAloneInTheMiddle, strangeness, type Glance } from './hiding';
import { ideasByLevel, type Scheme } from './ideas';
import { possibleOddOnes, setsNoOtherApart } from './likeness';

/** Four figures share a property; what else differs is divided, so that nothing else sets one apart. */
export const oddOneOut = defineNvrType<{ readonly options: readonly Figure[] }>({
  key: 'nvr-odd-one-out',
  title: 'Odd one out',
  targetSeconds: [20, 25, 30, 40, 50],
  version: 8,
  build: (random, level) => {
    // Some ideas are turned down more often than others: each gets its turn until it has found a question.
    const idea = random.pick(at(level, ideasByLevel));
    const wanted = at(level, glancesByLevel).map(({ places, ...glance }) => ({
      ...glance,
      place: random.pick(places),
    }));
    const isHidden = (options: readonly Figure[], attempt: number) =>
      wanted.every(({ seen, at: stands, attempts, place }) => attempt > attempts || stands(seen(options), ODD, place));
    const strange = wanted.find(({ seen }) => seen === strangeness)?.place;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { property, ...scheme } = idea(random);
      const figures = variedFigures(random, scheme, { level, strange });
      // Most draws are turned down, and what is soon seen comes first.
      if (!figures.every((figure, index) => property.holds(figure) === (index !== ODD) && isClear(figure))) continue;
      if (!isHidden(figures, attempt) || !areAllDifferent(figures) || !setsNoOtherApart(figures, ODD)) continue;
      const options = random.shuffle(figures);
      return draftOf(
        options,
        options.findIndex((figure) => !property.holds(figure)),
        property.words,
      );
    }
    return undefined;
  },
  possibleOptions: ({ options }) => possibleOddOnes(options),
  drawOptions: ({ options }) => {
    const inWords = wordsFor(options);
    return options.map((option) => framed(inWords(option), figureContent(option)));
  },
});

const ATTEMPTS = 900;
/** Where it stands until the pictures are put in their order. */
const ODD = 0;

/**
 * What is seen without a thought must not find the odd one: chance says at which place it stands by that among the five, 0 for the least.
 * What a level's ideas give too often of themselves is wanted more seldom.
 */
interface Hidden {
  readonly seen: Glance;
  /** For so many attempts it is insisted on. */
  readonly attempts: number;
  readonly places: readonly number[];
  readonly at: (seen: readonly number[], index: number, place: number) => boolean;
}

const hidden = (seen: Glance, attempts: number, places: readonly number[]): Hidden => ({
  seen,
  attempts,
  places,
  at: seen === lengthInWords ? standsAtUnlessAloneInTheMiddle : standsAt,
});

/** The first two levels ask for what is seen at a glance: there the odd one alone has something. From the third on others have, too. */
const glancesByLevel: ByLevel<readonly Hidden[]> = [
  [hidden(shade, 140, [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4]), hidden(lengthInWords, 100, [0, 1, 1, 2, 2, 2, 3, 3, 4])],
  [hidden(shade, 140, [0, 1, 1, 1, 2, 2, 3, 3, 3, 4]), hidden(lengthInWords, 100, [0, 1, 1, 2, 2, 3, 3, 4])],
  [
    hidden(strangeness, ATTEMPTS, [1, 2, 2, 3]),
    hidden(shade, 250, [1, 1, 2, 3, 3, 4, 4]),
    hidden(lengthInWords, 100, [1, 1, 1, 2, 2, 3, 3, 4, 4]),
  ],
  [
    hidden(strangeness, ATTEMPTS, [1, 2, 2, 3]),
    hidden(shade, 250, [1, 1, 2, 3, 3, 4, 4]),
    hidden(lengthInWords, 100, [1, 1, 2, 3, 3, 4, 4]),
  ],
  [
    hidden(strangeness, ATTEMPTS, [1, 2, 2, 3]),
    hidden(shade, 250, [0, 1, 2, 3, 4]),
    hidden(lengthInWords, 100, [0, 1, 1, 2, 3, 3, 4, 4]),
  ],
];

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

/** How many things differ besides what four figures share. */
const differing: ByLevel<number> = [2, 3, 3, 3, 3];
/** From here on, what differs besides may differ from each to the next. */
const SPREAD_FROM = 3;
const FIGURES = 5;
const FEWEST_SPREAD = 4;
const MIDDLE = 2;

interface Variety {
  readonly level: Level;
  /** At which place the odd one is wanted by how strange it is among the others, 0 for the least; undefined for any. */
  readonly strange: number | undefined;
}

/** What one has not, and four share; and what differs besides. */
function variedFigures(
  random: Random,
  scheme: Omit<Scheme, 'property'>,
  { level, strange = MIDDLE }: Variety,
): Figure[] {
  const names = random.sample(scheme.free, Math.min(scheme.free.length, at(level, differing)));
  const columns = names.map((name) => {
    const isSpread = level >= SPREAD_FROM && valuesOf(name).length >= FEWEST_SPREAD && random.oneIn(2);
    const values = isSpread ? spread(random, name) : halves(random, name);
    return { name, values: strange === MIDDLE ? random.shuffle(values) : oddFirst(random, values, strange) };
  });
  return [scheme.odd, ...scheme.alike].map((part, index) => {
    const figure: Record<AttributeName, number> = { ...plainFigure, ...part };
    for (const { name, values } of columns) figure[name] = values[index] ?? 0;
    return figure;
  });
}

/** The odd one, which comes first, has what is seldom or what most have, as it is to be strange among the others or not. */
function oddFirst(random: Random, values: readonly number[], strange: number): number[] {
  const [most = 0] = values;
  const seldom = values.at(-1) ?? 0;
  const own = strange > MIDDLE ? seldom : most;
  const others = [...values];
  others.splice(others.indexOf(own), 1);
  return [own, ...random.shuffle(others)];
}

const valuesOf = (name: AttributeName): readonly number[] => (name === 'fill' ? [0, 2, 3, 4] : attributes[name].values);

/** Two values, the first for three figures and the other for two. */
function halves(random: Random, name: AttributeName): number[] {
  const [one = 0, other = 1] = random.sample(valuesOf(name), 2);
  return [one, one, one, other, other];
}

/** A value for each, or two with the first: three with a value of their own are none of them the odd one. */
function spread(random: Random, name: AttributeName): number[] {
  const [one = 0, ...others] = random.sample(valuesOf(name), random.integer(FEWEST_SPREAD, FIGURES));
  return [one, one, ...others].slice(-FIGURES);
}
