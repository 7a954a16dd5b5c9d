import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { listOf } from '../../wording/english';
import { person } from '../../wording/people';
import { cm, inMetres, mixedMetres } from './lengths';

export const lengthSum = defineQuestionType({
  key: 'length-sum',
  title: 'Adding and subtracting lengths',
  targetSeconds: [20, 30, 40, 50, 60],
  version: 3,
  build: (random, level) => (level >= 2 && random.oneIn(2) ? difference(random, level) : total(random, level)),
  solve: ({ first, others, isSum, inBig }) => {
    const change = others.reduce((sum, length) => sum + length, 0);
    return (inBig ? inMetres : cm)(isSum ? first + change : first - change);
  },
});

/** Metres with a decimal point from level 3, "1 m 25 cm" before. */
const written = (length: number, level: Level) =>
  level >= 3 && length >= 100 ? inMetres(length) : mixedMetres(length);

const inCentimetres = (length: number, level: Level) =>
  when(length >= 100, `${written(length, level)} = ${cm(length)}`);

function total(random: Random, level: Level) {
  const lengths = Array.from({ length: at(level, [2, 2, 3, 3, 4]) }, (_, index) =>
    level === 2 || index % 2 === 0
      ? random.multiple(at(level, [5, 5, 5, 1, 1]), 105, 395)
      : random.multiple(at(level, [5, 5, 5, 1, 1]), 15, 95),
  );
  const sum = lengths.reduce((all, length) => all + length);
  const inBig = level >= 3;
  const show = inBig ? inMetres : cm;
  const [first = 0, ...others] = lengths;
  return {
    params: { first, others, isSum: true, inBig },
    prompt: `${askTotal(
      random,
      lengths.map((length) => written(length, level)),
    )} Give your answer in ${inBig ? 'metres' : 'centimetres'}.`,
    answer: show(sum),
    unit: after(inBig ? 'm' : 'cm'),
    steps: [
      ...lengths.flatMap((length) => inCentimetres(length, level)),
      `${lengths.map(cm).join(' + ')} = ${cm(sum)}`,
      ...when(inBig, `${cm(sum)} = ${inMetres(sum)}`),
    ],
    wrong: wrongNumbers(sum, [sum - 100, sum + 100, sum - 10, sum * 10, sum - (others.at(-1) ?? 0)], { show, step: 5 }),
  };
}

function askTotal(random: Random, lengths: readonly string[]): string {
  const { name } = person(random);
  const list = listOf(lengths);
  return random.pick([
    `${name} joins pieces of ribbon that are ${list} long, end to end. How long is the joined ribbon?`,
    `What is the total of ${list}?`,
    `Shelves that measure ${list} stand end to end along a wall. What is their total length?`,
  ]);
}

function difference(random: Random, level: Level) {
  const first = random.multiple(at(level, [5, 5, 5, 1, 1]), 150, at(level, [395, 595, 895, 995, 1995]));
  const pieces = level === 5 ? 2 : 1;
  const others = Array.from({ length: pieces }, () =>
    random.multiple(at(level, [5, 5, 5, 1, 1]), 25, Math.floor((first - 20) / pieces)),
  );
  const gone = others.reduce((sum, length) => sum + length);
  const left = first - gone;
  const inBig = level >= 4;
  const show = inBig ? inMetres : cm;
  return {
    params: { first, others, isSum: false, inBig },
    prompt: `${askRest(
      random,
      written(first, level),
      others.map((length) => written(length, level)),
    )} Give your answer in ${inBig ? 'metres' : 'centimetres'}.`,
    answer: show(left),
    unit: after(inBig ? 'm' : 'cm'),
    steps: [
      ...[first, ...others].flatMap((length) => inCentimetres(length, level)),
      `${[first, ...others].map(cm).join(' − ')} = ${cm(left)}`,
      ...when(inBig, `${cm(left)} = ${inMetres(left)}`),
    ],
    wrong: wrongNumbers(left, [first + gone, left + 100, left - 100, left + 10, left * 10], { show, step: 5 }),
  };
}

function askRest(random: Random, whole: string, pieces: readonly string[]): string {
  const { name } = person(random);
  const list = listOf(pieces);
  const cut = pieces.length === 1 ? `a piece of ${list}` : `pieces of ${list}`;
  return random.pick([
    `A plank is ${whole} long. ${name} saws off ${cut}. How much of the plank is left?`,
    `${name} cuts ${cut} from a rope that is ${whole} long. How long is the rope that is left?`,
  ]);
}
