import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock24, durationText, hoursText } from '../../notation/time';
import { quantity } from '../../notation/units';
import { journey, type Journey } from './journeys';

export const arrival = defineQuestionType({
  key: 'arrival',
  title: 'Time of arrival',
  targetSeconds: [35, 45, 50, 60, 75],
  version: 3,
  build: (random, level) => {
    const trip = journey(random, level);
    if (!trip) return undefined;
    const { unit, speed, minutes, distance, distanceUnit } = trip;
    const start = random.multiple(at(level, [60, 30, 15, 5, 1]), 360, 1140);
    const asksStart = level === 5 && random.oneIn(2);
    const [known, right] = asksStart ? [start + minutes, start] : [start, start + minutes];
    const [time, hours] = [durationText(minutes), hoursText(minutes)];
    return {
      params: { known, distance, speed, asksStart },
      prompt: `${(asksStart ? askStart : askEnd)(random, trip, clock24(known))} Use the 24-hour clock.`,
      answer: clock24(right),
      answerForm: 'Give a 24-hour time, like 15:30.',
      steps: [
        `${quantity(distance, distanceUnit)} ÷ ${speed} ${unit} = ${hours}`,
        ...when(hours !== time, `${hours} = ${time}`),
        asksStart
          ? `${clock24(known)} − ${time} = ${clock24(right)}`
          : `${clock24(known)} + ${time} = ${clock24(right)}`,
      ],
      wrong: wrongNumbers(right, [right + 30, right - 30, 2 * known - right, right + 60, right - 60], {
        show: clock24,
        step: 10,
      }),
    };
  },
  solve: ({ known, distance, speed, asksStart }) => {
    let minutes = 0;
    while (minutes * speed < distance * 60) minutes += 1;
    return clock24(asksStart ? known - minutes : known + minutes);
  },
});

function askEnd(random: Random, { subject, unit, speed, distance, distanceUnit }: Journey, time: string): string {
  return random.pick([
    `${subject} sets off at ${time} and travels ${quantity(distance, distanceUnit)} at ${speed} ${unit}. At what time does the journey end?`,
    `At ${time} ${subject.toLowerCase()} starts a journey of ${quantity(distance, distanceUnit)} at an average speed of ${speed} ${unit}. At what time does it end?`,
  ]);
}

const askStart = (random: Random, { subject, unit, speed, distance, distanceUnit }: Journey, time: string) =>
  random.pick([
    `${subject} travels ${quantity(distance, distanceUnit)} at ${speed} ${unit} and arrives at ${time}. At what time did the journey start?`,
    `A journey of ${quantity(distance, distanceUnit)} at an average speed of ${speed} ${unit} ends at ${time}. At what time did it start?`,
  ]);
