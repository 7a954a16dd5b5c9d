import { at, levelsFrom, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { calculate } from '../expressions/calculate';
import { signs } from '../expressions/expression';

const circle = '○';
const largest = 400; // a result that a child can check

/** All sixteen ways to fill two circles. */
const pairs = signs.flatMap((first) => signs.map((second) => [first, second] as const));

/** The largest second number of a level; the first may be twice as large. */
const mostOf: ByLevel<number> = [0, 0, 10, 15, 24];

export const twoSigns = defineQuestionType({
  key: 'two-signs',
  title: 'Two missing signs',
  levels: levelsFrom(3),
  targetSeconds: [45, 45, 45, 55, 65],
  version: 2,
  build: (random, level) => {
    const most = at(level, mostOf);
    const numbers = [random.integer(2, most * 2), random.integer(2, most), random.integer(2, 10)];
    if (!outgrows(level, mostOf, ...numbers.slice(1))) return undefined;
    const pair = random.pick(pairs);
    const printed = numbers.join(` ${circle} `);
    const value = calculate(filled(printed, pair)) ?? 0;
    const equation = `${printed} = ${value}`;
    const first = firstStep(numbers, pair);
    const firstValue = calculate(first);
    if (value <= 0 || value > largest || firstValue === undefined || fitting(equation).length !== 1) return undefined;
    const others = random.sample(
      pairs.filter((other) => other !== pair),
      4,
    );
    return {
      params: { equation },
      prompt: random.pick([
        `Which two signs, in order, go in the circles?\n${equation}`,
        `Choose the two signs, in order, that make this correct.\n${equation}`,
      ]),
      options: random.shuffle([pair, ...others]).map(named),
      answer: named(pair),
      steps: [
        `Try each choice; × and ÷ are worked out before + and −.`,
        `${first} = ${firstValue}`,
        filled(equation, pair),
      ],
      wrong: [],
    };
  },
  solve: ({ equation }) => fitting(equation).map(named).join(),
});

const named = ([first, second]: readonly [string, string]) => `${first} then ${second}`;

const filled = (text: string, [first, second]: readonly [string, string]) =>
  text.replace(circle, first).replace(circle, second);

function fitting(equation: string) {
  const [left = '', right = ''] = equation.split('=');
  return pairs.filter((pair) => calculate(filled(left, pair)) === Number(right));
}

/** The part that is worked out first. */
function firstStep([a = 0, b = 0, c = 0]: readonly number[], [one, two]: readonly [string, string]): string {
  return /[×÷]/.test(two) && /[+−]/.test(one) ? `${b} ${two} ${c}` : `${a} ${one} ${b}`;
}
