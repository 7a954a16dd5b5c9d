import { wrongNumbers } from '../../generation/distractors';
import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { cubesAsked } from './things-in-rows';
import { apply } from '../expressions/expression';

export const cubeEval = defineQuestionType({
  key: 'cube-eval',
  title: 'Cubes',
  targetSeconds: [20, 20, 30, 35, 40],
  version: 7,
  build: (random, level) => {
    const base = random.pick(at(level, basesOf));
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

/** At level 2 a longer multiplication; where something is added, a cube that is soon found. */
const basesOf: ByLevel<readonly number[]> = [
  [2, 3, 4, 5, 10],
  [6, 7, 8, 9, 20],
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
];

/** There are few cubes to begin with: half of the time they are asked for in figures, else of what comes in cubes. */
const askCube = (random: Random, base: number) => {
  const ofThings = cubesAsked(base);
  return random.pick(ofThings.length > 0 && random.oneIn(2) ? ofThings : inFigures(base));
};

const inFigures = (base: number): string[] => [
  `Work out ${base}**3.`,
  `Calculate ${base}**3.`,
  `What is ${base} cubed?`,
  `What is the cube of ${base}?`,
  `What is the value of ${base}**3?`,
  `What is ${base} × ${base} × ${base}?`,
  `How many cubes with edges of 1 cm fill a box that is ${base} cm long, ${base} cm wide and ${base} cm high?`,
];
