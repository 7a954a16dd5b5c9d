import { decimalOf } from '../../notation/decimals';
import { hcf } from '../../notation/fractions';
import { wrongNumbers } from '../../generation/distractors';
import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { after, quantity } from '../../notation/units';

const movers = [
  { subject: 'A cyclist rides', least: 8, unit: 'km/h', far: 'km', name: 'km/h', most: 36 },
  { subject: 'A runner covers', least: 6, unit: 'km/h', far: 'km', name: 'km/h', most: 18 },
  { subject: 'A motorboat travels', least: 10, unit: 'km/h', far: 'km', name: 'km/h', most: 60 },
  { subject: 'A bus travels', least: 12, unit: 'mph', far: 'miles', name: 'miles per hour', most: 42 },
  { subject: 'A car travels', least: 20, unit: 'mph', far: 'miles', name: 'miles per hour', most: 70 },
  { subject: 'A train travels', least: 40, unit: 'mph', far: 'miles', name: 'miles per hour', most: 120 },
];

/** Minutes that go into an hour, easy ones first; at the last level a part of them does. */
const spans: ByLevel<readonly number[]> = [[30], [15, 20], [10, 12], [6, 12], [24, 36, 40, 45, 50]];

export const minutesToHourly = defineQuestionType({
  key: 'minutes-to-hourly',
  title: 'From minutes to an hour',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 2,
  build: (random, level) => {
    const minutes = random.pick(at(level, spans));
    const { subject, unit, far, name, least, most } = random.pick(movers);
    const speed = random.integer(least, most);
    const tenths = (speed * minutes) / 6;
    // At level 4 the way is no whole number of kilometres or miles, at the other levels it is.
    if (!Number.isInteger(tenths) || tenths < 15 || (tenths % 10 === 0) === (level === 4)) return undefined;
    const distance = tenths / 10;
    const show = (value: number) => `${value} ${unit}`;
    const show10 = (value: number) => quantity(decimalOf(value, 10), far);
    const way = show10(tenths);
    // For 24 or 40 minutes the way in a part of it comes first.
    const unitMinutes = hcf(60, minutes);
    const parts = minutes / unitMinutes;
    const perPart = tenths / parts;
    const times = 60 / unitMinutes;
    if (!Number.isInteger(perPart) || (parts > 1 && perPart % 10 !== 0)) return undefined;
    return {
      params: { tenths, minutes, unit },
      prompt: random.pick([
        `${subject} ${way} in ${minutes} minutes. What is the speed in ${name}?`,
        `${subject} ${way} every ${minutes} minutes. What speed is that in ${name}?`,
        `If ${subject.replace(/^A/, 'a')} ${way} in ${minutes} minutes, what is the speed in ${name}?`,
      ]),
      answer: show(speed),
      unit: after(unit),
      steps: [
        ...(parts > 1 ? [`In ${unitMinutes} minutes: ${way} ÷ ${parts} = ${show10(perPart)}`] : []),
        `There are ${times} lots of ${unitMinutes} minutes in an hour.`,
        `${show10(perPart)} × ${times} = ${quantity(speed, far)}`,
      ],
      wrong: wrongNumbers(
        speed,
        [distance * minutes, distance, tenths, (perPart * (times + 1)) / 10, (perPart * (times - 1)) / 10],
        { show },
      ),
    };
  },
  solve: ({ tenths, minutes, unit }) => {
    let speed = 1;
    while (speed * minutes < tenths * 6) speed += 1;
    return `${speed} ${unit}`;
  },
});
