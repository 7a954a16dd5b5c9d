import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { after, quantity } from '../../notation/units';

const movers = [
  { subject: 'A cyclist rides', unit: 'km/h', far: 'km', name: 'km/h', most: 36 },
  { subject: 'A runner covers', unit: 'km/h', far: 'km', name: 'km/h', most: 18 },
  { subject: 'A motorboat travels', unit: 'km/h', far: 'km', name: 'km/h', most: 60 },
  { subject: 'A bus travels', unit: 'mph', far: 'miles', name: 'miles per hour', most: 42 },
  { subject: 'A car travels', unit: 'mph', far: 'miles', name: 'miles per hour', most: 70 },
  { subject: 'A train travels', unit: 'mph', far: 'miles', name: 'miles per hour', most: 120 },
];

export const minutesToHourly = defineQuestionType({
  key: 'minutes-to-hourly',
  title: 'From minutes to an hour',
  targetSeconds: [20, 25, 30, 40, 45],
  build: (random, level) => {
    const minutes = random.pick(at(level, [[30], [30, 15, 20], [10, 15, 20], [10, 12, 15], [5, 6, 12, 24, 40]]));
    const { subject, unit, far, name, most } = random.pick(movers);
    const speed = random.integer(6, most);
    const distance = (speed * minutes) / 60;
    if (!Number.isInteger(distance) || distance < 2) return undefined;
    const show = (value: number) => `${value} ${unit}`;
    const way = quantity(distance, far);
    // For 24 or 40 minutes the way in a part of it comes first.
    const unitMinutes = 60 % minutes === 0 ? minutes : minutes === 24 ? 12 : 20;
    const parts = minutes / unitMinutes;
    const perPart = distance / parts;
    const times = 60 / unitMinutes;
    if (!Number.isInteger(perPart)) return undefined;
    return {
      params: { distance, minutes, unit },
      prompt: random.pick([
        `${subject} ${way} in ${minutes} minutes. What is the speed in ${name}?`,
        `${subject} ${way} every ${minutes} minutes. What speed is that in ${name}?`,
      ]),
      answer: show(speed),
      unit: after(unit),
      steps: [
        ...(parts > 1 ? [`In ${unitMinutes} minutes: ${way} ÷ ${parts} = ${quantity(perPart, far)}`] : []),
        `There are ${times} lots of ${unitMinutes} minutes in an hour.`,
        `${quantity(perPart, far)} × ${times} = ${quantity(speed, far)}`,
      ],
      wrong: wrongNumbers(
        speed,
        [distance * minutes, distance, distance * 10, perPart * (times + 1), perPart * (times - 1)],
        { show },
      ),
    };
  },
  solve: ({ distance, minutes, unit }) => {
    let speed = 1;
    while (speed * minutes < distance * 60) speed += 1;
    return `${speed} ${unit}`;
  },
});
