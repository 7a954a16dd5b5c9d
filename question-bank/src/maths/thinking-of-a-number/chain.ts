import { wrongNumbers } from '../../generation/distractors';
import type { Random } from '../../generation/random';
import { capitalised, listOf } from '../../wording/english';
import { person } from '../../wording/people';
import { undone, valuesAlong, type Operation } from './operations';

/** The parts of a question that tells what was done to a number and what came out; undefined where the number gives itself away. */
export function chain(random: Random, start: number, operations: readonly Operation[]) {
  const values = valuesAlong(start, operations);
  const result = values.at(-1) ?? 0;
  if (result === start || result > 2500) return undefined;
  return {
    params: { says: operations.map(({ says }) => says), result },
    prompt: tell(random, operations, result),
    answer: String(start),
    steps: ['Work backwards from the answer, undoing each step.', ...undone(values, operations)],
    wrong: wrongNumbers(start, [...values.slice(1), start * 2, start + 5]),
  };
}

function tell(random: Random, operations: readonly Operation[], result: number): string {
  const { name, they } = person(random);
  const told = operations.map(({ says }, index) =>
    index === 0 ? says : `${index === operations.length - 1 ? 'then ' : ''}${says.replace(/\bit\b/, 'the result')}`,
  );
  return random.pick([
    `${name} thinks of a number. ${capitalised(they)} ${listOf(told)}. The answer is ${result}. What number did ${name} think of?`,
    `${name} has a secret number. ${capitalised(they)} ${listOf(told)}. The final answer is ${result}. What is the secret number?`,
  ]);
}

/** Tries one start after another: the first whose chain ends at the result. Reads the operations from their words. */
export function findStart(says: readonly string[], result: number): string {
  const follow = (start: number) => says.reduce((value, words) => done(value, words), start);
  let start = 1;
  while (start < 5000 && Math.abs(follow(start) - result) > 1e-9) start += 1;
  return String(start);
}

const meanings: readonly [words: RegExp, apply: (value: number, number: number) => number][] = [
  [/^adds/, (value, number) => value + number],
  [/^subtracts/, (value, number) => value - number],
  [/^multiplies/, (value, number) => value * number],
  [/^divides/, (value, number) => value / number],
  [/^doubles/, (value) => value + value],
  [/^halves/, (value) => value / 2],
  [/%/, (value, number) => (value * number) / 100],
  [/@@1/, (value, number) => value / number],
];

/** One step by its words; the number that counts is the last one in them. */
function done(value: number, words: string): number {
  const number = Number(/(\d+)\D*$/.exec(words)?.[1]);
  const [, apply] = meanings.find(([pattern]) => pattern.test(words)) ?? [];
  return apply ? apply(value, number) : Number.NaN;
}
