import { beforeAll, describe, expect, it } from '@jest/globals';
import { allLevels, type Level } from '../generation/level';
import { figureFaults } from '../testing/figure-faults';
import { sharesOfGuesses } from '../testing/option-guesses';
import { questionFaults } from '../testing/question-type-cases';
import { seenPictures } from '../testing/seen-pictures';
import type { NvrQuestion, NvrQuestionType } from './nvr-type';
import { nvrTypes } from './nvr-types';

const SEEDS = 2_000;
/** Five thousand of every design are looked at for faults. */
const CHECKED = 1_000;
const LETTERS = ['A', 'B', 'C', 'D', 'E'];
/** A fifth by chance, and five in a hundred. */
const MOST = 0.25;

/** What is wrong with a question's pictures, beyond what every question must keep. */
const pictureFaults = ({ optionFigures }: NvrQuestion): string[] => [
  ...(optionFigures.length === 5 ? [] : [`${optionFigures.length} options`]),
  ...(new Set(optionFigures).size === optionFigures.length ? [] : ['two options look the same']),
  ...optionFigures.flatMap(figureFaults),
];

const faultsOf = (type: NvrQuestionType, questions: readonly NvrQuestion[]): string[] =>
  questions
    .flatMap((question) =>
      [...questionFaults(type, question), ...pictureFaults(question)].map((fault) => `seed ${question.seed}: ${fault}`),
    )
    .slice(0, 5);

/** The odd one out is found from the options: that is the question. It must not be found by its ink alone. */
const isTheQuestion = (key: string, guess: string): boolean => key === 'nvr-odd-one-out' && !/ink|size/.test(guess);

const levelsOf = (type: NvrQuestionType) => allLevels.map((level) => [type.key, level, type] as const);

describe.each(nvrTypes.flatMap(levelsOf))('%s at level %i', (key, level: Level, type) => {
  const questions: NvrQuestion[] = [];
  beforeAll(() => {
    for (let seed = 1; seed <= SEEDS; seed += 1) questions.push(type.draw(level, seed));
  });

  it('has one answer and five different pictures', () => {
    expect(faultsOf(type, questions.slice(0, CHECKED))).toEqual([]);
  });

  it('spreads the answers over the letters', () => {
    const shares = LETTERS.map((letter) => questions.filter(({ answer }) => answer === letter).length / SEEDS);
    for (const share of shares) expect(share).toBeGreaterThan(0.15);
  });

  it('is not answered from the options alone', () => {
    const shares = sharesOfGuesses(questions.map(seenPictures));
    expect(shares.filter(([guess, share]) => share > MOST && !isTheQuestion(key, guess))).toEqual([]);
  });

  it('asks at least 200 different questions', () => {
    const seen = ({ figure, optionFigures }: NvrQuestion) => (figure ?? '') + [...optionFigures].sort().join('');
    expect(new Set(questions.slice(0, 300).map(seen)).size).toBeGreaterThanOrEqual(200);
  });
});
