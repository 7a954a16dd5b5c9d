import { wrongNumbers } from '../../generation/distractors';
import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { grouped } from '../../wording/english';
import { inWords } from '../../wording/number-words';
import { calculate } from '../expressions/calculate';
import { apply, type Sign } from '../expressions/expression';

export const sumProduct = defineQuestionType({
  key: 'sum-product',
  title: 'Sum, difference, product, quotient',
  targetSeconds: [15, 20, 25, 35, 40],
  version: 4,
  build: (random, level) => {
    const sign = random.pick<Sign>(level === 1 ? ['+', '−', '×'] : ['+', '−', '×', '÷']);
    const [first, second] = pair(random, level, sign);
    const right = apply(first, sign, second);
    if (!isOfLevel(level, sign, [first, second])) return undefined;
    const [one, two] = sign === '÷' ? [first, second] : random.shuffle([first, second]);
    const words = inWords(one ?? 0).includes(' and ')
      ? askedWithoutAnd(sign, [inWords(first), inWords(second)])
      : asked(sign, [inWords(one ?? 0), inWords(two ?? 0)]);
    return {
      params: { first, sign, second },
      prompt: `${random.pick(words)} Give your answer in figures.`,
      answer: grouped(right),
      steps: [meanings[sign], `${grouped(first)} ${sign} ${grouped(second)} = ${grouped(right)}`],
      wrong: wrongNumbers(
        right,
        [first + second, first - second, first * second, first / second].filter((slip) => slip !== right),
        { show: grouped },
      ),
    };
  },
  solve: ({ first, sign, second }) => grouped(calculate(`${first} ${sign} ${second}`) ?? 0),
});

/** The largest number that is added or taken away, and the largest that is multiplied or comes out of a division. */
const largest: ByLevel<number> = [20, 60, 120, 500, 2000];
const tables: ByLevel<number> = [5, 10, 12, 25, 40];

/** Two different numbers, one of them larger than the level before allows. */
function isOfLevel(level: Level, sign: Sign, [first, second]: readonly [number, number]): boolean {
  if (first === second) return false;
  if (sign === '+' || sign === '−') return outgrows(level, largest, first);
  return outgrows(level, tables, sign === '×' ? first : first / second, second);
}

/** The larger number stands first. */
function pair(random: Random, level: Level, sign: Sign): [number, number] {
  const most = at(level, largest);
  const table = at(level, tables);
  const [a, b] = [random.integer(2, most), random.integer(2, most)];
  const [c, d] = [random.integer(2, table), random.integer(2, Math.min(12, table))];
  switch (sign) {
    case '+':
    case '−':
      return [Math.max(a, b), Math.min(a, b)];
    case '×':
      return [c, d];
    case '÷':
      return [c * d, d];
  }
}

const asked = (sign: Sign, [one, two]: readonly [string, string]): readonly string[] =>
  ({
    '+': [`What is the sum of ${one} and ${two}?`, `What is the total of ${one} and ${two}?`],
    '−': [`What is the difference between ${one} and ${two}?`],
    '×': [`What is the product of ${one} and ${two}?`, `What is ${one} multiplied by ${two}?`],
    '÷': [`What is the quotient when ${one} is divided by ${two}?`, `How many times does ${two} go into ${one}?`],
  })[sign];

/** "The sum of one hundred and seven and eighty-five" would have to be heard twice. */
function askedWithoutAnd(sign: Sign, [larger, smaller]: readonly [string, string]): readonly string[] {
  if (sign === '+') return [`What is the total when ${smaller} is added to ${larger}?`];
  if (sign === '−')
    return [
      `What is the difference when ${smaller} is taken away from ${larger}?`,
      `How much larger is ${larger} than ${smaller}?`,
    ];
  return asked(sign, [larger, smaller]);
}

const meanings: Record<Sign, string> = {
  '+': 'Sum and total mean add.',
  '−': 'The difference is the larger number minus the smaller.',
  '×': 'Product means multiply.',
  '÷': 'The quotient is what a division gives.',
};
