import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { ALPHABET } from '../rules/alphabet';
import { fiveLetterWords, fourLetterWords, threeLetterWords } from '../words/code-words.items';

const LETTERS_GIVEN = 5;

/** With A = 4, C = 7, R = 2, S = 9 and T = 5: the letters of CART come to 18. */
export const wordTotal = defineQuestionType<WordTotalParams>({
  key: 'word-total',
  title: 'The total of a word',
  targetSeconds: [25, 30, 35, 45, 50],
  build: (random, level) => {
    const word = random.pick(
      at(level, [threeLetterWords, fourLetterWords, fourLetterWords, fourLetterWords, fiveLetterWords]),
    );
    const ownLetters = [...new Set(word)];
    const others = random.shuffle(Array.from(ALPHABET).filter((letter) => !ownLetters.includes(letter)));
    const letters = [...ownLetters, ...others].slice(0, LETTERS_GIVEN).sort();
    const largest = at(level, [10, 12, 20, 30, 50]);
    const values = random.sample(
      Array.from({ length: largest }, (_, index) => index + 1),
      LETTERS_GIVEN,
    );
    const valueOf = (letter: string) => values[letters.indexOf(letter)] ?? 0;
    const addends = Array.from(word, valueOf);
    const total = sumOf(addends);
    return {
      params: { letters, values, word },
      prompt: `${letters.map((letter) => `${letter} = ${valueOf(letter)}`).join(', ')}\nAdd up the letters of the word ${word}. What is the total?`,
      answer: String(total),
      steps: [
        `Put numbers in place of the letters: ${Array.from(word, (letter) => `${letter} is ${valueOf(letter)}`).join(', ')}.`,
        `${addends.join(' + ')} = ${total}`,
      ],
      wrong: [...addends.map((addend) => total - addend), sumOf(values), total + 1, total + 10].map(String),
      answerForm: 'Give a number.',
    };
  },
  solve: ({ letters, values, word }) => {
    const totals = letters.map((letter, index) => (values[index] ?? 0) * (word.split(letter).length - 1));
    return String(sumOf(totals));
  },
});

type WordTotalParams = {
  readonly letters: readonly string[];
  readonly values: readonly number[];
  readonly word: string;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
