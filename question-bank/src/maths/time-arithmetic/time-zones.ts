import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock24, durationText } from '../../notation/time';
import { count } from '../../wording/english';
import { person } from '../../wording/people';

/** Winter time against London, in hours, and how many minutes a flight takes, more or less. */
const cities = [
  { city: 'New York', ahead: -5, flight: [420, 480] },
  { city: 'Chicago', ahead: -6, flight: [490, 540] },
  { city: 'Toronto', ahead: -5, flight: [430, 480] },
  { city: 'Los Angeles', ahead: -8, flight: [640, 690] },
  { city: 'Rio de Janeiro', ahead: -3, flight: [690, 730] },
  { city: 'Cairo', ahead: 2, flight: [290, 320] },
  { city: 'Nairobi', ahead: 3, flight: [510, 540] },
  { city: 'Dubai', ahead: 4, flight: [410, 450] },
  { city: 'Karachi', ahead: 5, flight: [470, 510] },
  { city: 'Dhaka', ahead: 6, flight: [600, 650] },
  { city: 'Bangkok', ahead: 7, flight: [680, 720] },
  { city: 'Hong Kong', ahead: 8, flight: [760, 800] },
  { city: 'Tokyo', ahead: 9, flight: [760, 840] },
] as const;

export const timeZones = defineQuestionType({
  key: 'time-zones',
  title: 'Time zones',
  levels: levelsFrom(4),
  targetSeconds: [45, 45, 45, 45, 60],
  version: 2,
  build: (random, level) => {
    const { city, ahead, flight: takes } = random.pick(cities);
    const start = random.multiple(5, 360, 1320);
    // At the last level a flight comes between.
    const flight = level === 5 ? random.multiple(5, Math.min(...takes), Math.max(...takes)) : 0;
    const fromLondon = random.oneIn(2);
    const shift = (fromLondon ? ahead : -ahead) * 60;
    const [arrival, end] = [start + flight, start + flight + shift];
    // Kept within one day, so that no date has to be told.
    if (Math.min(end, arrival) < 5 || Math.max(end, arrival) > 1435) return undefined;
    const [here, there] = fromLondon ? (['London', city] as const) : ([city, 'London'] as const);
    const difference = count(Math.abs(ahead), 'hour');
    return {
      params: { start, flight, ahead, fromLondon },
      prompt: `The time in ${city} is ${difference} ${ahead > 0 ? 'ahead of' : 'behind'} the time in London. ${(flight > 0 ? askFlight : askNow)(random, [here, there], [start, flight])} Use the 24-hour clock.`,
      answer: clock24(end),
      answerForm: 'Give a 24-hour time, like 15:30.',
      steps: [
        ...when(
          flight > 0,
          `In ${here} time the plane lands at: ${clock24(start)} + ${durationText(flight)} = ${clock24(arrival)}`,
        ),
        ...when(shift > 0, `${there} is ahead: ${clock24(arrival)} + ${difference} = ${clock24(end)}`),
        ...when(shift < 0, `${there} is behind: ${clock24(arrival)} − ${difference} = ${clock24(end)}`),
      ],
      wrong: wrongNumbers(end, [arrival, arrival - shift, end + 60, end - 60, start + shift], {
        show: clock24,
        step: 30,
      }),
    };
  },
  solve: ({ start, flight, ahead, fromLondon }) => {
    const inLondon = (fromLondon ? start : start - ahead * 60) + flight;
    return clock24(fromLondon ? inLondon + ahead * 60 : inLondon);
  },
});

const askFlight = (_: Random, [here, there]: readonly [string, string], [start, flight]: [number, number]) =>
  `A plane leaves ${here} at ${clock24(start)}, ${here} time. The flight takes ${durationText(flight)}. What is the time in ${there} when it lands?`;

const askNow = (random: Random, [here, there]: readonly [string, string], [start]: [number, number]) =>
  random.pick([
    `When it is ${clock24(start)} in ${here}, what is the time in ${there}?`,
    `${person(random).name} in ${here} telephones a cousin in ${there} at ${clock24(start)}, ${here} time. What is the time in ${there}?`,
  ]);
