import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
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
  version: 3,
  build: (random, level) => {
    const step = at(level, [60, 60, 30, 30, 15]);
    const longest = level === 2 ? 240 : 180;
    const [first, second] = [random.multiple(step, step, longest), random.multiple(step, step, longest)];
    if (!areTimesOf(level, first, second)) return undefined;
    const minutes = first + second;
    const speed = random.multiple(level <= 2 ? 5 : 1, 25, 65);
    const total = (speed * minutes) / 60;
    const one = random.multiple(5, Math.ceil((slowest * first) / 60), Math.floor((fastest * first) / 60));
    const two = total - one;
    const paces = [(one * 60) / first, (two * 60) / second];
    if (!Number.isInteger(total) || two < 5 || !paces.every(isDriven) || paces[0] === paces[1]) return undefined;
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
const [slowest, fastest] = [20, 70];
const isDriven = (pace: number): boolean => pace >= slowest && pace <= fastest;

/** Whole hours, then more of them; halves that come to whole hours, halves that do not, and quarters. */
function areTimesOf(level: Level, first: number, second: number): boolean {
  switch (level) {
    case 1:
      return true;
    case 2:
      return Math.max(first, second) > 180;
    case 3:
      return first % 60 > 0 && second % 60 > 0;
    case 4:
      return (first + second) % 60 > 0;
    case 5:
      return first % 30 > 0 || second % 30 > 0;
  }
}

function ask(random: Random, [one, first]: [number, number], [two, second]: [number, number]): string {
  const { name, they } = person(random);
  const [wayOne, wayTwo] = [quantity(one, 'miles'), quantity(two, 'miles')];
  return random.pick([
    `A coach travels ${wayOne} in ${durationText(first)} and then ${wayTwo} in ${durationText(second)}. What is its average speed for the whole journey, in miles per hour?`,
    `${name}'s family drive ${wayOne} in ${durationText(first)}. After lunch they drive another ${wayTwo} in ${durationText(second)}. What is their average speed, in miles per hour, not counting the stop?`,
    `On the first part of a train journey, ${name} travels ${wayOne} in ${durationText(first)}. On the second part ${they} travels ${wayTwo} in ${durationText(second)}. What is the average speed of the whole journey, in miles per hour?`,
  ]);
}
