import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { person } from '../../wording/people';
import { cluesFor, type Clue } from './clues';

export const digitClues = defineQuestionType({
  key: 'digit-clues',
  title: 'Number clues',
  targetSeconds: [40, 50, 60, 75, 90],
  version: 4,
  build: (random, level) => {
    const number = random.integer(at(level, [11, 11, 21, 100, 100]), at(level, [50, 99, 99, 300, 999]));
    const range = rangeAround(random, number, level);
    const inRange = numbersBetween(range);
    const clues = chooseClues(random, number, inRange);
    const left = crossedOut(inRange, clues);
    if (left.at(-1)?.length !== 1 || !isFitLength(clues, level) || fitsAtAnEnd(range, clues)) return undefined;
    if (!clues.every((clue) => isNeeded(clue, clues, inRange))) return undefined;
    const { name } = person(random);
    const [from, to] = range;
    return {
      params: { from, to, clues: clues.map(({ text }) => text) },
      prompt: random.pick([
        `${name} thinks of a number between ${from} and ${to}. ${clues.map(({ text }) => text).join(' ')} What is the number?`,
        `A secret number lies between ${from} and ${to}. ${clues.map(({ text }) => text).join(' ')} What is it?`,
      ]),
      answer: String(number),
      steps: [
        'Take one clue at a time, and keep the numbers that fit it.',
        ...clues.map(({ text }, index) => `${text} ${leftOver(left[index] ?? [])}`),
        `Only ${number} is left.`,
      ],
      wrong: wrongNumbers(number, [...(left[0] ?? []).slice(0, 3), ...(left[1] ?? []).slice(0, 3)]),
    };
  },
  solve: ({ from, to, clues }) => {
    const fits = (value: number) => clues.every((text) => cluesFor(value).some((clue) => clue.text === text));
    return numbersBetween([from, to]).filter(fits).join();
  },
});

const isFitLength = ({ length }: readonly Clue[], level: Level): boolean =>
  length >= at(level, [2, 2, 2, 3, 3]) && length <= at(level, [2, 3, 3, 4, 5]);

/** Each clue must be needed, and together they leave one number. */
function isNeeded(clue: Clue, clues: readonly Clue[], inRange: readonly number[]): boolean {
  const others = clues.filter((other) => other !== clue);
  return crossedOut(inRange, others).at(-1)?.length !== 1;
}

/** Somebody may take "between" to include its ends. */
const fitsAtAnEnd = (range: readonly number[], clues: readonly Clue[]): boolean =>
  range.some((end) => clues.every(({ holds }) => holds(end)));

/** A range of round numbers that holds the number, narrower at first. */
function rangeAround(random: Random, number: number, level: Level): [number, number] {
  const width = at(level, [20, 40, 60, 80, 100]);
  const from = Math.max(10, 10 * Math.floor((number - random.integer(1, width - 10)) / 10));
  return [from, from + width];
}

const numbersBetween = ([from, to]: [number, number]) =>
  Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);

/** Clues of different kinds, each crossing out more numbers, until one number is left or no clue helps. */
function chooseClues(random: Random, number: number, inRange: readonly number[]): Clue[] {
  const chosen: Clue[] = [];
  let left = inRange;
  for (const clue of random.shuffle(cluesFor(number))) {
    const rest = left.filter(clue.holds);
    if (left.length === 1 || rest.length === left.length || chosen.some(({ kind }) => kind === clue.kind)) continue;
    chosen.push(clue);
    left = rest;
  }
  return chosen;
}

/** What is left of the numbers after the first clue, after the second, and so on. */
function crossedOut(numbers: readonly number[], clues: readonly Clue[]): number[][] {
  let left = [...numbers];
  return clues.map(({ holds }) => (left = left.filter(holds)));
}

const mostListed = 12;

const leftOver = (numbers: readonly number[]) =>
  numbers.length <= mostListed ? `That leaves ${numbers.join(', ')}.` : `That leaves ${numbers.length} numbers.`;
