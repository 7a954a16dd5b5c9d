import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { durationForm, durationText, hoursText } from '../../notation/time';
import { quantity } from '../../notation/units';
import { journey } from './journeys';
import { wrongDurations } from '../measures/wrong-durations';

export const findTime = defineQuestionType({
  key: 'find-time',
  title: 'Find the time',
  targetSeconds: [20, 30, 40, 50, 60],
  version: 4,
  build: (random, level) => {
    const trip = journey(random, level);
    if (!trip) return undefined;
    const { subject, verb, unit, speed, minutes, distance, distanceUnit } = trip;
    const way = quantity(distance, distanceUnit);
    const { inForm, ...form } = durationForm(minutes);
    const [answer, hours] = [durationText(minutes), hoursText(minutes)];
    return {
      params: { distance, speed },
      prompt: `${random.pick([
        `${subject} ${verb} ${way} at an average speed of ${speed} ${unit}. How long does the journey take?`,
        `How long does it take ${subject.toLowerCase()} to cover ${way} at a steady ${speed} ${unit}?`,
      ])} ${inForm}`,
      answer,
      ...form,
      steps: [`${way} ÷ ${speed} ${unit} = ${hours}`, ...when(hours !== answer, `${hours} = ${answer}`)],
      slips: decimalsRead(minutes, `${way} ÷ ${speed} ${unit}`),
      wrong: wrongDurations(minutes, [
        minutes + 15,
        Math.round((distance / speed) * 100),
        minutes * 2,
        minutes + 60,
        minutes - 60,
      ]),
    };
  },
  solve: ({ distance, speed }) => {
    let minutes = 0;
    while (minutes * speed < distance * 60) minutes += 1;
    return durationText(minutes);
  },
});

/** Two and a half hours taken for two hours and fifty minutes. */
function decimalsRead(minutes: number, sum: string): NamedSlip[] {
  const [hours, hundredths] = [Math.floor(minutes / 60), ((minutes % 60) * 100) / 60];
  const digits = hundredths === 50 ? [5, 50] : [hundredths];
  return digits
    .filter((rest) => Number.isInteger(rest) && rest > 0 && rest < 60)
    .map((rest) => ({
      key: 'minutes-as-decimals',
      answer: durationText(hours * 60 + rest),
      wrote: `${sum} = ${durationText(hours * 60 + rest)}`,
      tells: `It looks as if you read the decimals of an hour as minutes. How many minutes are half an hour?`,
    }));
}
