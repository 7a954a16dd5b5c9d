import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { durationText, hoursText } from '../../notation/time';
import { after, quantity } from '../../notation/units';
import { person } from '../../wording/people';

export const twoStage = defineQuestionType({
  key: 'two-stage',
  title: 'Average speed of a journey',
  targetSeconds: [40, 50, 60, 70, 80],
  version: 2,
  build: (random, level) => {
    const step = at(level, [60, 60, 30, 30, 15]);
    const [first, second] = [random.multiple(step, step, 180), random.multiple(step, step, 180)];
    const [one, two] = [random.multiple(5, 20, 150), random.multiple(5, 20, 150)];
    const minutes = first + second;
    const speed = ((one + two) * 60) / minutes;
    const paces = [(one * 60) / first, (two * 60) / second];
    const inWholeHours = minutes % 60 === 0 || level >= 4;
    if (!Number.isInteger(speed) || !inWholeHours || !paces.every(isDriven) || paces[0] === paces[1]) return undefined;
    const show = (value: number) => `${value} mph`;
    return {
      params: {
        stages: [
          [one, first],
          [two, second],
        ],
      },
      prompt: ask(random, [one, first], [two, second]),
      answer: show(speed),
      unit: after('mph'),
      steps: [
        `Total distance: ${one} miles + ${two} miles = ${one + two} miles`,
        `Total time: ${durationText(first)} + ${durationText(second)} = ${durationText(minutes)}`,
        ...when(minutes % 60 > 0, `${durationText(minutes)} = ${hoursText(minutes)}`),
        `Average speed: ${one + two} miles ÷ ${hoursText(minutes)} = ${show(speed)}`,
      ],
      wrong: wrongNumbers(
        speed,
        [((one / first + two / second) * 60) / 2, one + two, (one * 60) / first, (two * 60) / second],
        { show },
      ),
    };
  },
  solve: ({ stages }) => {
    const miles = stages.reduce((sum, [distance = 0]) => sum + distance, 0);
    const minutes = stages.reduce((sum, [, time = 0]) => sum + time, 0);
    return `${(miles * 60) / minutes} mph`;
  },
});

/** Speeds that a family or a train keeps up on the way, in miles per hour. */
const isDriven = (pace: number): boolean => pace >= 15 && pace <= 75;

function ask(random: Random, [one, first]: [number, number], [two, second]: [number, number]): string {
  const { name, they } = person(random);
  const [wayOne, wayTwo] = [quantity(one, 'miles'), quantity(two, 'miles')];
  return random.pick([
    `A coach travels ${wayOne} in ${durationText(first)} and then ${wayTwo} in ${durationText(second)}. What is its average speed for the whole journey, in miles per hour?`,
    `${name}'s family drive ${wayOne} in ${durationText(first)}. After lunch they drive another ${wayTwo} in ${durationText(second)}. What is their average speed, in miles per hour, not counting the stop?`,
    `On the first part of a train journey, ${name} travels ${wayOne} in ${durationText(first)}. On the second part ${they} travels ${wayTwo} in ${durationText(second)}. What is the average speed of the whole journey, in miles per hour?`,
  ]);
}
