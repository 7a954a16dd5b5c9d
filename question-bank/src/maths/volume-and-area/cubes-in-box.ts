import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { decimalOf } from '../../notation/decimals';
import { after } from '../../notation/units';
import { grouped, listOf } from '../../wording/english';
import { person } from '../../wording/people';
import { edges } from './cuboids';

/** From level 4 a large box is measured in metres. */
const sizeIn = (inMetres: boolean) => (side: number) => (inMetres ? `${decimalOf(side, 100)} m` : `${side} cm`);

export const cubesInBox = defineQuestionType({
  key: 'cubes-in-box',
  title: 'Cubes in a box',
  targetSeconds: [30, 40, 45, 60, 70],
  version: 2,
  build: (random, level) => {
    const counts = edges(random, level);
    if (!counts) return undefined;
    const cube = random.pick(
      at(level, [
        [1, 2],
        [2, 3],
        [2, 3, 4, 5],
        [5, 10, 20],
        [4, 5, 10, 15, 20, 25],
      ]),
    );
    const box = counts.map((number) => number * cube);
    const right = counts.reduce((product, number) => product * number);
    const inMetres = level >= 4 && Math.min(...box) >= 20;
    const size = sizeIn(inMetres);
    const sizes = listOf(box.map((side, index) => `${size(side)} ${['long', 'wide', 'high'][index] ?? ''}`));
    const [holder, { name }] = [inMetres ? 'container' : 'box', person(random)];
    return {
      params: { box, cube },
      prompt: random.pick([
        `A ${holder} is ${sizes}. How many cubes with edges of ${cube} cm fit into it exactly?`,
        `${name} packs cubes with edges of ${cube} cm into a ${holder} that is ${sizes}. How many cubes fill the ${holder}?`,
      ]),
      answer: grouped(right),
      unit: after('cubes'),
      steps: [
        ...when(inMetres, ...box.map((side) => `${size(side)} = ${side} cm`)),
        ...['Along', 'Across', 'Up'].map(
          (way, index) => `${way}: ${box[index] ?? 0} cm ÷ ${cube} cm = ${counts[index] ?? 0}`,
        ),
        `Cubes: ${counts.join(' × ')} = ${grouped(right)}`,
      ],
      wrong: wrongNumbers(
        right,
        [counts.reduce((sum, number) => sum + number), right * cube, counts[0] * counts[1], right * cube * cube],
        { show: grouped },
      ),
    };
  },
  // By volume: the box shared out among the cubes.
  solve: ({ box, cube }) => grouped(box.reduce((product, side) => product * side) / cube ** 3),
});
