import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { grouped } from '../../wording/english';
import { inWords } from '../../wording/number-words';
import { shiftedNumbers } from './shifted-numbers';

export const digitsToWords = defineQuestionType({
  key: 'digits-to-words',
  title: 'Figures to words',
  targetSeconds: [10, 15, 20, 30, 35],
  version: 2,
  build: (random, level) => {
    const number = random.integer(
      at(level, [102, 201, 1001, 10_001, 100_001]),
      at(level, [499, 999, 9999, 99_999, 999_999]),
    );
    const slips = shiftedNumbers(number).filter((slip) => slip < 1_000_000);
    if (slips.length < 4 || (level >= 3 && !/0\d/.test(String(number)))) return undefined;
    const words = inWords(number);
    const digits = Array.from(String(number));
    return {
      params: { number },
      prompt: random.pick([
        `How is ${grouped(number)} written in words?`,
        `Which of these is ${grouped(number)} in words?`,
        `A stadium has ${grouped(number)} seats. How is this number written in words?`,
      ]),
      options: random.shuffle([words, ...random.sample(slips, 4).map(inWords)]),
      answer: words,
      steps: [
        ...digits.flatMap((digit, index) =>
          digit === '0' ? [] : [`The ${digit} is worth ${grouped(Number(digit) * 10 ** (digits.length - 1 - index))}.`],
        ),
        `In words: ${words}`,
      ],
      wrong: [],
    };
  },
  // Names each column from the left.
  solve: ({ number }) => {
    const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
    const [hundreds, below] = [Math.floor(rest / 100), rest % 100];
    const tail = [
      ...(hundreds > 0 ? [`${inWords(hundreds)} hundred`] : []),
      ...(below > 0 ? [inWords(below)] : []),
    ].join(' and ');
    if (thousands === 0) return tail;
    const head = `${inWords(thousands)} thousand`;
    if (tail === '') return head;
    return hundreds > 0 ? `${head}, ${tail}` : `${head} and ${tail}`;
  },
});
