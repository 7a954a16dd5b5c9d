import { at, type ByLevel, type Level } from '../../generation/level';
import type { Draft } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { GAP, gapIn, isSameLeftToRight, valueOf } from '../rules/written-sum';

/** `values` belong to A, B, C, D and E in this order. */
export type LetteredSumParams = { readonly values: readonly number[]; readonly sum: string };

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

const largestValue = (level: Level): number => at(level, [10, 12, 20, 30, 50]);

/** Small numbers, for factors and divisors. */
const SMALL = { smallest: 2, largest: 6 };

/** A sum in which `n` stands for a number and `s` for a small one: `n ÷ s + n`, or `n + □ = n − n`. */
type Template = string;

export type TemplatesByLevel = ByLevel<readonly Template[]>;

/** Different numbers for the letters of a template. */
function fillIn(random: Random, level: Level, template: Template): { sum: string; used: number[] } {
  const used: number[] = [];
  const next = (smallest: number, largest: number): string => {
    let value = random.integer(smallest, largest);
    while (used.includes(value)) value = random.integer(smallest, largest);
    used.push(value);
    return String(value);
  };
  const sum = template.replace(/[ns]/g, (kind) =>
    kind === 's' ? next(SMALL.smallest, SMALL.largest) : next(1, largestValue(level)),
  );
  return { sum, used };
}

/** Whether every step, brackets first, comes to a whole number from 1, in whatever order a child works. */
const isFair = (sum: string): boolean =>
  isSameLeftToRight(sum) && workingOf(sum).every(({ value }) => Number.isInteger(value) && value > 0);

/** What stands in the gap, or what the sum comes to. */
const resultOf = (sum: string): number => (sum.includes(GAP) ? (gapIn(sum) ?? NaN) : valueOf(sum));

interface Step {
  line: string;
  value: number;
}

/** One calculation at a time: brackets, then from left to right. */
function workingOf(sum: string): Step[] {
  const plain = sum.replace(/\((-?[\d.]+)\)/g, '$1');
  const next = /\(([\d.]+) ([+−×÷]) ([\d.]+)/.exec(plain) ?? /^([\d.]+) ([+−×÷]) ([\d.]+)/.exec(plain);
  if (!next) return [];
  const step = next[0].replace('(', '');
  const value = valueOf(step);
  if (!Number.isInteger(value) || value < 1) return [{ line: step, value }];
  return [{ line: `${step} = ${value}`, value }, ...workingOf(plain.replace(step, String(value)))];
}

export interface FilledSum {
  /** The sum in numbers. */
  sum: string;
  values: readonly number[];
  answer: number;
}

const TRIES = 60;

/**
 * A sum that comes to one of five numbers. In one question of three the answer is a letter that the sum uses; else a
 * child could look for the letter that is left over.
 */
export function fillTemplate(random: Random, level: Level, templates: readonly Template[]): FilledSum | undefined {
  const mustBeUsed = random.oneIn(3);
  const template = random.pick(templates);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { sum, used } = fillIn(random, level, template);
    const answer = resultOf(sum);
    if (!Number.isInteger(answer) || answer > largestValue(level) || used.includes(answer) !== mustBeUsed) continue;
    if (!sum.replace(GAP, String(answer)).split(' = ').every(isFair)) continue;
    return { sum, answer, values: random.shuffle(fiveValues(random, level, [...new Set([...used, answer])])) };
  }
  return undefined;
}

/** These numbers and others, five in all. */
function fiveValues(random: Random, level: Level, given: readonly number[]): number[] {
  const values = [...given];
  while (values.length < LETTERS.length) {
    const value = random.integer(1, largestValue(level));
    if (!values.includes(value)) values.push(value);
  }
  return values;
}

const letterOf = (value: number, values: readonly number[]): string => LETTERS[values.indexOf(value)] ?? '';

const inLetters = (sum: string, values: readonly number[]): string =>
  sum.replace(/\d+/g, (number) => letterOf(Number(number), values));

const valuesLine = (values: readonly number[]): string =>
  values.map((value, index) => `${LETTERS[index] ?? ''} = ${value}`).join(', ');

/** The draft of a sum whose result, or missing number, is one of the letters. */
export function letteredSumDraft(
  { sum, values, answer }: FilledSum,
  working: readonly string[],
): Draft<LetteredSumParams> {
  const letter = letterOf(answer, values);
  const shown = inLetters(sum, values);
  return {
    params: { values, sum },
    prompt: `${valuesLine(values)}\nWhich letter completes the sum?\n${sum.includes(GAP) ? shown : `${shown} = ${GAP}`}`,
    answer: letter,
    options: LETTERS,
    steps: [
      `Put numbers in place of the letters: ${sum.replace(' = ', ' must be the same as ')}.`,
      ...working,
      `${letter} stands for ${answer}.`,
    ],
    wrong: [],
  };
}

export const workingLines = (sum: string): string[] => workingOf(sum).map(({ line }) => line);

export const solveLetteredSum = ({ values, sum }: LetteredSumParams): string => letterOf(resultOf(sum), values);
