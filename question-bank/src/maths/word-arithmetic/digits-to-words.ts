import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { grouped } from '../../wording/english';
import { inWords } from '../../wording/number-words';
import { shiftedNumbers } from './shifted-numbers';

export const digitsToWords = defineQuestionType({
  key: 'digits-to-words',
  title: 'Figures to words',
  targetSeconds: [10, 15, 20, 30, 35],
  version: 4,
  build: (random, level) => {
    const number = random.integer(
      at(level, [102, 500, 1001, 10_001, 100_001]),
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
        `${counted(number)} How is this number written in words?`,
      ]),
      options: random.shuffle([words, ...random.sample(slips, 4).map(inWords)]),
      answer: words,
      steps: [...worths(digits), `In words: ${words}`],
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

/** What there are so many of. */
function counted(number: number): string {
  if (number >= 90_000) return `A city has ${grouped(number)} inhabitants.`;
  return `A ${number < 2000 ? 'theatre' : 'stadium'} has ${grouped(number)} seats.`;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "The 4 is worth 400.", and where a digit stands more than once "The first 3 is worth 30,000." */
const worths = (digits: readonly string[]): string[] =>
  digits.flatMap((digit, index) => {
    if (digit === '0') return [];
    const before = digits.slice(0, index).filter((other) => other === digit).length;
    const which = digits.filter((other) => other === digit).length > 1 ? `${places[before] ?? ''} ${digit}` : digit;
    return [`The ${which} is worth ${grouped(Number(digit) * 10 ** (digits.length - 1 - index))}.`];
  });
