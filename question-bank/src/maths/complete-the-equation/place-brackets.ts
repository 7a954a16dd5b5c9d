import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { calculate } from '../expressions/calculate';
import { signs } from '../expressions/expression';

export const placeBrackets = defineQuestionType({
  key: 'place-brackets',
  title: 'Where the brackets go',
  levels: levelsFrom(4),
  targetSeconds: [60, 60, 60, 60, 75],
  version: 2,
  build: (random, level) => {
    const numbers = Array.from({ length: 4 }, () => random.integer(2, level === 5 ? 15 : 10));
    const between = Array.from({ length: 3 }, () => random.pick(signs));
    const options = random.shuffle(bracketings(numbers, between));
    const answer = random.pick(options);
    const target = calculate(answer);
    if (target === undefined || target <= 0 || target > 300 || !suitsChildren(answer)) return undefined;
    if (options.some(dipsBelowZero)) return undefined;
    const others = [joined(numbers, between), ...options.filter((option) => option !== answer)];
    if (others.some((other) => calculate(other) === target)) return undefined;
    return {
      params: { options, target },
      prompt: random.pick([
        `Where must the brackets go to make this correct?\n${joined(numbers, between)} = ${target}`,
        `Which choice has the brackets in the right place, so that the answer is ${target}?`,
      ]),
      options,
      answer,
      steps: options.map(worked),
      wrong: [],
    };
  },
  solve: ({ options, target }) => options.find((option) => calculate(option) === target) ?? '',
});

const joined = (numbers: readonly number[], between: readonly string[]) =>
  numbers.map((number, index) => (index === 0 ? String(number) : `${between[index - 1] ?? ''} ${number}`)).join(' ');

/** Where one pair of brackets may stand, from which number to which. */
const spans = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 2],
  [1, 3],
] as const;

const bracketings = (numbers: readonly number[], between: readonly string[]) =>
  spans.map(([from, to]) =>
    numbers
      .map((number, index) => {
        const text = `${index === from ? '(' : ''}${number}${index === to ? ')' : ''}`;
        return index === 0 ? text : `${between[index - 1] ?? ''} ${text}`;
      })
      .join(' '),
  );

/** The bracket comes to a whole number above zero, not all signs are alike, and at most one divides. */
function suitsChildren(sum: string): boolean {
  const inner = calculate(sum.replace(/.*\(|\).*/g, ''));
  const used = sum.match(/[+−×÷]/g) ?? [];
  return inner !== undefined && inner > 0 && new Set(used).size > 1 && used.filter((sign) => sign === '÷').length <= 1;
}

/** Whether a sum that comes out above zero falls below it on the way, in its bracket or after it. */
function dipsBelowZero(sum: string): boolean {
  const inner = /\((.+)\)/.exec(sum)?.[1] ?? '';
  const value = calculate(inner);
  if (value === undefined || (calculate(sum) ?? 0) <= 0) return false;
  const outer = sum.replace(/\(.+\)/, String(value));
  return value < 0 || [inner, outer].some((part) => startsOf(part).some((start) => (calculate(start) ?? 0) < 0));
}

/** What stands before each + and − of a sum without brackets. */
const startsOf = (sum: string): string[] => [...sum.matchAll(/ [+−]/g)].map(({ index }) => sum.slice(0, index));

/** One choice worked out. */
function worked(option: string): string {
  const value = calculate(option);
  return value !== undefined && value > 0
    ? `${option} = ${value}`
    : `${option} does not come to a whole number above zero.`;
}
