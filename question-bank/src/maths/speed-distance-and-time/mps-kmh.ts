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
];

export const mpsKmh = defineQuestionType({
  key: 'mps-kmh',
  title: 'Metres per second',
  levels: levelsFrom(4),
  targetSeconds: [45, 45, 45, 45, 55],
  version: 2,
  build: (random, level) => {
    const { subject, slowest, fastest } = random.pick(movers);
    const metres = random.multiple(5, slowest, fastest);
    return level === 5 && random.oneIn(2) ? toMetres(random, subject, metres) : toKilometres(random, subject, metres);
  },
  solve: ({ speed, toKm }) => (toKm ? `${(speed * 18) / 5} km/h` : `${(speed * 5) / 18} m/s`),
});

function toKilometres(random: Random, subject: string, metres: number) {
  const inHour = metres * 3600;
  const right = inHour / 1000;
  const show = (value: number) => `${grouped(value)} km/h`;
  return {
    params: { speed: metres, toKm: true },
    prompt: random.pick([
      `${subject} at ${metres} metres per second. What is that speed in kilometres per hour?`,
      `${subject} ${metres} m every second. What is its speed in km/h?`,
    ]),
    answer: show(right),
    unit: after('km/h'),
    steps: [
      '1 hour = 3600 seconds',
      `In an hour: ${metres} m × 3600 = ${grouped(inHour)} m`,
      `${grouped(inHour)} m = ${right} km`,
    ],
    wrong: wrongNumbers(right, [(metres * 60) / 10, metres * 60, right * 10, right / 2, metres * 36], {
      show,
      step: 2,
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
