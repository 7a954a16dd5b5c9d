import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { thingsInRows } from './things-in-rows';
import { apply } from '../expressions/expression';

export const cubeEval = defineQuestionType({
  key: 'cube-eval',
  title: 'Cubes',
  targetSeconds: [20, 20, 30, 35, 40],
  version: 6,
  build: (random, level) => {
    const base = random.integer(at(level, [2, 5, 2, 3, 4]), at(level, [4, 7, 4, 5, 6]));
    const cube = base ** 3;
    const other = level >= 3 ? random.integer(at(level, [0, 0, 2, 31, 61]), at(level, [0, 0, 30, 60, 99])) : 0;
    const sign = cube <= other || random.oneIn(2) ? '+' : '−';
    const value = apply(cube, sign, other);
    return {
      params: { base, other: apply(0, sign, other) },
      prompt:
        other === 0
          ? askCube(random, base)
          : random.pick([`Work out ${base}**3 ${sign} ${other}.`, `What is the value of ${base}**3 ${sign} ${other}?`]),
      answer: String(value),
      steps: [
        `${base} × ${base} = ${base * base}`,
        `${base * base} × ${base} = ${cube}`,
        ...when(other > 0, `${cube} ${sign} ${other} = ${value}`),
      ],
      slips: [
        {
          key: 'times-three-for-cubed',
          answer: String(apply(base * 3, sign, other)),
          wrote: `${base}**3 = ${base * 3}`,
          tells: `It looks as if you worked out ${base} × 3. How many times does ${base} stand in ${base} × ${base} × ${base}?`,
        },
      ],
      wrong: wrongNumbers(value, [apply(base * 3, sign, other), base * base, cube, 2 * cube - value]),
    };
  },
  solve: ({ base, other }) => {
    let cube = 0;
    for (let layer = 0; layer < base; layer += 1) cube += base * base;
    return String(cube + other);
  },
});

const askCube = (random: Random, base: number) =>
  random.pick([
    `Work out ${base}**3.`,
    `What is ${base} cubed?`,
    `What is the value of ${base}**3?`,
    `What is ${base} × ${base} × ${base}?`,
    ...thingsInRows.flatMap((things) => [
      `A crate holds ${base} layers of ${things}, with ${base} rows of ${base} ${things} in each layer. How many ${things} are in the crate?`,
      `A lorry brings ${base} boxes. In each are ${base} bags, with ${base} ${things} in each bag. How many ${things} does the lorry bring?`,
      `On each of ${base} shelves stand ${base} trays, with ${base} ${things} on each tray. How many ${things} are there?`,
    ]),
    `How many small cubes make a large cube that is ${base} small cubes long, ${base} wide and ${base} high?`,
  ]);
