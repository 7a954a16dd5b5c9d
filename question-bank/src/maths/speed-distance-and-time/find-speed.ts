import { wrongNumbers } from '../../generation/distractors';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { durationText, hoursText } from '../../notation/time';
import { after, quantity } from '../../notation/units';
import { journey, speedName } from './journeys';

export const findSpeed = defineQuestionType({
  key: 'find-speed',
  title: 'Find the speed',
  targetSeconds: [20, 30, 35, 45, 55],
  version: 3,
  build: (random, level) => {
    const trip = journey(random, level);
    if (!trip) return undefined;
    const { subject, verb, unit, speed, minutes, distance, distanceUnit } = trip;
    const show = (value: number) => `${value} ${unit}`;
    const [time, way] = [durationText(minutes), quantity(distance, distanceUnit)];
    return {
      params: { distance, minutes, unit },
      prompt: random.pick([
        `${subject} ${verb} ${way} in ${time}. What is the average speed in ${speedName(unit)}?`,
        `It takes ${time} for ${subject.toLowerCase()} to cover ${way}. What is the average speed in ${speedName(unit)}?`,
      ]),
      answer: show(speed),
      unit: after(unit),
      steps: [
        ...when(minutes % 60 > 0, `${time} = ${hoursText(minutes)}`),
        `${way} ÷ ${hoursText(minutes)} = ${show(speed)}`,
      ],
      wrong: wrongNumbers(
        speed,
        [(distance * minutes) / 60, distance, distance * 2, (distance * 100) / minutes, speed / 2, speed + 10],
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
