import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allLevels, type Level } from '../generation/level';
import { drawnOnce } from '../testing/drawn-once';
import { figureFaults } from '../testing/figure-faults';
import { firstDrawsKeepTheirPromises } from '../testing/first-draws';
import { guessCount, type Guesser } from '../testing/option-guesses';
import { questionFaults } from '../testing/question-type-cases';
import { seenPictures } from '../testing/seen-pictures';
import { attributeNames } from './attributes';
import type { NvrQuestion, NvrQuestionType } from './nvr-type';
import { nvrTypes } from './nvr-types';

const SEEDS = 2_000;
/** After it they begin: what was weighed while the designs were made was weighed on others. */
const BEFORE = 200_000;
/** Five thousand of every design are looked at for faults. */
const CHECKED = 1_000;
const COMPARED = 300;
const LETTERS = ['A', 'B', 'C', 'D', 'E'];
/** A fifth by chance, and five in a hundred. */
const MOST = 0.25;

/** What is wrong with a question's pictures, beyond what every question must keep. */
const pictureFaults = ({ optionFigures }: NvrQuestion): string[] => [
  ...(optionFigures.length === 5 ? [] : [`${optionFigures.length} options`]),
  ...(new Set(optionFigures).size === optionFigures.length ? [] : ['two options look the same']),
  ...optionFigures.flatMap(figureFaults),
];

const faultsOf = (type: NvrQuestionType, question: NvrQuestion): string[] =>
  [...questionFaults(type, question), ...pictureFaults(question), ...wordFaults(question)].map(
    (fault) => `seed ${question.seed}: ${fault}`,
  );

const LONGEST_WORDS = 2_000;

const titleOf = (drawing: string): string => /<title>([^<]*)<\/title>/.exec(drawing)?.[1] ?? '';
const withoutTitle = (drawing: string): string => drawing.replace(/<title>[^<]*<\/title>/, '');

/** Whoever hears the pictures is told them apart, and alike ones alike. */
const wordFaults = ({ figure = '', optionFigures, stepsFigure }: NvrQuestion): string[] => {
  const all = [figure, ...optionFigures, stepsFigure?.svg ?? ''].map(titleOf);
  return [
    ...(new Set(optionFigures.map(titleOf)).size === new Set(optionFigures.map(withoutTitle)).size
      ? []
      : ['two options sound the same']),
    ...all.filter((words) => words.length > LONGEST_WORDS || /undefined|\s\s|[,:.] ?[,:.]| $/.test(words)),
  ];
};

const heardOptions = (question: NvrQuestion) => ({
  features: [],
  sizes: question.optionFigures.map((drawing) => titleOf(drawing).length),
  right: LETTERS.indexOf(question.answer),
});

const sightOf = ({ figure, optionFigures }: NvrQuestion) => (figure ?? '') + [...optionFigures].sort().join('');

/** What is found out about each draw at once: sixty thousand questions with their pictures would fill the memory. */
function findings(type: NvrQuestionType, level: Level) {
  const guesses = guessCount(type.key === 'nvr-odd-one-out' ? aloneInOneThing : {});
  const heard = guessCount();
  const faults: string[] = [];
  const letters = new Map<string, number>();
  const seen = new Set<string>();
  for (let drawn = 1; drawn <= SEEDS; drawn += 1) {
    const question = type.draw(level, BEFORE + drawn);
    letters.set(question.answer, (letters.get(question.answer) ?? 0) + 1);
    guesses.look(seenPictures(question));
    heard.look(heardOptions(question));
    if (drawn <= CHECKED) faults.push(...faultsOf(type, question));
    if (drawn <= COMPARED) seen.add(sightOf(question));
  }
  return { faults: faults.slice(0, 5), letters, shares: guesses.shares(), heard: heard.shares(), different: seen.size };
}

/**
 * The odd one out is found from the options: that is the question, and at the first two levels it alone has something. It must not be found by
 * its ink; and from the third level on not by what is alone in any one thing, or most like the others.
 */
const mostFor = (key: string, level: Level, guess: string): number => {
  if (key === 'nvr-odd-one-out' && level < 3 && !/ink|middle size/.test(guess)) return 1;
  return MOST;
};

/** Takes the picture that alone has its shape, its filling or whatever it is. */
const aloneIn =
  (name: string): Guesser =>
  ({ features }) => {
    const values = features.map((own) => own.find((feature) => feature.startsWith(`${name} `)));
    return values.map((value) => (values.filter((other) => other === value).length === 1 ? 1 : 0));
  };

const aloneInOneThing = Object.fromEntries(attributeNames.map((name) => [`alone in ${name}`, aloneIn(name)]));

const levelsOf = (type: NvrQuestionType) => allLevels.map((level) => [type.key, level, type] as const);

describe.each(nvrTypes.flatMap(levelsOf))('%s at level %i', (key, level: Level, type) => {
  let found: ReturnType<typeof findings>;
  beforeAll(() => {
    found = findings(type, level);
  });

  it('has one answer and five different pictures', () => {
    expect(found.faults).toEqual([]);
  });

  it('spreads the answers over the letters', () => {
    for (const letter of LETTERS) expect((found.letters.get(letter) ?? 0) / SEEDS).toBeGreaterThan(0.15);
  });

  it('is not answered from the options alone', () => {
    expect(found.shares.filter(([guess, share]) => share > mostFor(key, level, guess))).toEqual([]);
  });

  it('is not answered from the length of what is said of the options', () => {
    expect(found.heard.filter(([, share]) => share > MOST)).toEqual([]);
  });

  it('asks at least 200 different questions', () => {
    expect(found.different).toBeGreaterThanOrEqual(200);
  });
});

describe.each(nvrTypes.map((type) => [type.key, type] as const))('the first questions of %s', (_, type) => {
  const once = drawnOnce(type);
  firstDrawsKeepTheirPromises(once, 'non-verbal-reasoning');
  afterAll(once.forget);
});
