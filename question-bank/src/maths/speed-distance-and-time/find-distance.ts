import { wrongNumbers } from '../../generation/distractors';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { durationText, hoursText } from '../../notation/time';
import { after, quantity } from '../../notation/units';
import { distanceName, journey } from './journeys';

export const findDistance = defineQuestionType({
  key: 'find-distance',
  title: 'Find the distance',
  targetSeconds: [20, 30, 35, 45, 55],
  version: 3,
  build: (random, level) => {
    const trip = journey(random, level);
    if (!trip) return undefined;
    const { subject, verb, unit, speed, minutes, distance, distanceUnit } = trip;
    const show = (value: number) => quantity(value, distanceUnit);
    const time = durationText(minutes);
    return {
      params: { speed, minutes, distanceUnit },
      prompt: random.pick([
        `${subject} ${verb} at ${speed} ${unit} for ${time}. How many ${distanceName(distanceUnit)} is that?`,
        `How many ${distanceName(distanceUnit)} does ${subject.toLowerCase()} cover in ${time} at a steady speed of ${speed} ${unit}?`,
      ]),
      answer: show(distance),
      unit: after(distanceUnit),
      steps: [
        ...when(minutes % 60 > 0, `${time} = ${hoursText(minutes)}`),
        `${speed} ${unit} × ${hoursText(minutes)} = ${show(distance)}`,
      ],
      wrong: wrongNumbers(
        distance,
        [speed * Math.floor(minutes / 60), speed * Math.ceil(minutes / 60), (speed * minutes) / 100, distance * 10],
        { show },
      ),
    };
  },
  // What is covered in each minute, added up in sixtieths.
  solve: ({ speed, minutes, distanceUnit }) => {
    let sixtieths = 0;
    for (let minute = 0; minute < minutes; minute += 1) sixtieths += speed;
    return quantity(sixtieths / 60, distanceUnit);
  },
});
