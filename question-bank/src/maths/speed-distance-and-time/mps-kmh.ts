import { decimalOf } from '../../notation/decimals';
import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';
import { grouped } from '../../wording/english';

const movers = [
  { subject: 'A cheetah runs', slowest: 15, fastest: 30 },
  { subject: 'A racing cyclist rides', slowest: 10, fastest: 20 },
  { subject: 'A train travels', slowest: 20, fastest: 55 },
  { subject: 'A swift flies', slowest: 15, fastest: 30 },
  { subject: 'A racing car travels', slowest: 40, fastest: 90 },
  { subject: 'A greyhound runs', slowest: 10, fastest: 20 },
  { subject: 'A jet flies', slowest: 100, fastest: 250 },
  { subject: 'A falcon dives', slowest: 50, fastest: 90 },
  { subject: 'A motorbike travels', slowest: 15, fastest: 35 },
  { subject: 'A ski racer goes', slowest: 20, fastest: 40 },
  { subject: 'A horse gallops', slowest: 10, fastest: 15 },
];

export const mpsKmh = defineQuestionType({
  key: 'mps-kmh',
  title: 'Metres per second',
  levels: levelsFrom(4),
  targetSeconds: [45, 45, 45, 45, 55],
  version: 3,
  build: (random, level) => {
    const { subject, slowest, fastest } = random.pick(movers);
    if (level === 5 && random.oneIn(2)) return toMetres(random, subject, random.multiple(5, slowest, fastest));
    // At the last level the speed in km/h has a decimal.
    const metres = random.multiple(level === 4 ? 5 : 1, slowest, fastest);
    return (metres % 5 === 0) === (level === 4) ? toKilometres(random, subject, metres) : undefined;
  },
  solve: ({ speed, toKm }) => (toKm ? `${decimalOf(speed * 36, 10)} km/h` : `${(speed * 5) / 18} m/s`),
});

function toKilometres(random: Random, subject: string, metres: number) {
  const inHour = metres * 3600;
  // In tenths of a kilometre.
  const right = inHour / 100;
  const show = (value: number) => `${decimalOf(value, 10)} km/h`;
  return {
    params: { speed: metres, toKm: true },
    prompt: random.pick([
      `${subject} at ${metres} metres per second. What is that speed in kilometres per hour?`,
      `${subject} ${metres} m every second. What is the speed in km/h?`,
      `${subject} at ${metres} m/s. How many kilometres per hour is that?`,
    ]),
    answer: show(right),
    unit: after('km/h'),
    steps: [
      '1 hour = 3600 seconds',
      `In an hour: ${metres} m × 3600 = ${grouped(inHour)} m`,
      `${grouped(inHour)} m = ${decimalOf(right, 10)} km`,
    ],
    wrong: wrongNumbers(right, [metres * 60, metres * 600, right * 10, right / 2, metres * 360], {
      show,
      step: 20,
    }),
  };
}

function toMetres(random: Random, subject: string, metres: number) {
  const kilometres = (metres * 18) / 5;
  const show = (value: number) => `${value} m/s`;
  return {
    params: { speed: kilometres, toKm: false },
    prompt: random.pick([
      `${subject} at ${kilometres} km/h. What is that speed in metres per second?`,
      `How many metres per second is a speed of ${kilometres} kilometres per hour?`,
    ]),
    answer: show(metres),
    unit: after('m/s'),
    steps: [
      `${kilometres} km = ${grouped(kilometres * 1000)} m`,
      '1 hour = 3600 seconds',
      `${grouped(kilometres * 1000)} ÷ 3600 = ${metres}`,
    ],
    wrong: wrongNumbers(metres, [metres * 10, kilometres, metres * 6, metres / 5, metres * 60], { show, step: 5 }),
  };
}
