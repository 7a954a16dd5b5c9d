import { wrongNumbers } from '../../generation/distractors';
import type { Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after, quantity } from '../../notation/units';
import { grouped } from '../../wording/english';

interface TimeUnit {
  name: string;
  /** Its length in seconds. */
  seconds: number;
  most: number;
}

const second = { name: 'seconds', seconds: 1, most: 600 };
const minute = { name: 'minutes', seconds: 60, most: 60 };
const hour = { name: 'hours', seconds: 3600, most: 48 };
const day = { name: 'days', seconds: 86_400, most: 30 };
const week = { name: 'weeks', seconds: 604_800, most: 20 };

const ladder: readonly TimeUnit[] = [second, minute, hour, day, week];

export const timeConvert = defineQuestionType({
  key: 'time-convert',
  title: 'Changing units of time',
  targetSeconds: [15, 20, 30, 40, 50],
  version: 2,
  build: (random, level) => {
    const rungs = level >= 4 ? 2 : 1;
    const low = random.integer(0, ladder.length - 1 - rungs);
    const upwards = ladder.slice(low, low + rungs + 1);
    return level === 3 || level === 5 ? fromTwoUnits(random, upwards) : fromOneUnit(random, level, upwards);
  },
  solve: ({ seconds, to, unit }) => quantity(grouped(seconds / to), unit),
});

/** One unit for another: up to ten of the larger first, then more of them, then over two steps. */
function fromOneUnit(random: Random, level: Level, upwards: readonly TimeUnit[]) {
  const path = random.oneIn(2) ? upwards : [...upwards].reverse();
  const [from = second, to = second] = [path[0], path.at(-1)];
  const big = from.seconds > to.seconds ? from : to;
  const many = random.integer(level === 2 ? 11 : 2, level === 1 ? 10 : level === 2 ? 20 : 14);
  const given = (many * big.seconds) / from.seconds;
  return asked(random, {
    seconds: many * big.seconds,
    length: quantity(grouped(given), from.name),
    to,
    steps: stepsAlong(path, given),
    slips: [many * 100, many * 10, many * 60, many * 12],
  });
}

/** "3 hours 25 minutes" in minutes; at the last level "2 days 5 hours" in minutes, a step further down. */
function fromTwoUnits(random: Random, upwards: readonly TimeUnit[]) {
  const [big = second, middle = second, ...lower] = [...upwards].reverse();
  const size = big.seconds / middle.seconds;
  const many = random.integer(1, Math.min(big.most, 9));
  const rest = random.integer(1, size - 1);
  const together = many * size + rest;
  const to = lower[0] ?? middle;
  return asked(random, {
    seconds: together * middle.seconds,
    length: `${written(many, big)} ${written(rest, middle)}`,
    to,
    steps: [
      ...stepsAlong([big, middle], many),
      `${grouped(many * size)} + ${rest} = ${grouped(together)}`,
      ...stepsAlong([middle, ...lower], together),
    ],
    slips: [many * size, many * 100 + rest, many * 10 + rest, many * size + 2 * rest, together * 10],
  });
}

const written = (value: number, { name }: TimeUnit) => quantity(grouped(value), name);

interface Changing {
  seconds: number;
  /** As it is given. */
  length: string;
  to: TimeUnit;
  steps: string[];
  slips: readonly number[];
}

function asked(random: Random, { seconds, length, to, steps, slips }: Changing) {
  const right = seconds / to.seconds;
  const show = (value: number) => written(value, to);
  return {
    params: { seconds, to: to.seconds, unit: to.name },
    prompt: random.pick([
      `How many ${to.name} are there in ${length}?`,
      `Change ${length} into ${to.name}.`,
      `${whatLasts(seconds)} lasts ${length}. How many ${to.name} is that?`,
    ]),
    answer: show(right),
    unit: after(to.name),
    steps,
    wrong: wrongNumbers(right, [...slips, right * 2], { show }),
  };
}

/** What takes about so long. */
function whatLasts(seconds: number): string {
  if (seconds < 20 * minute.seconds) return 'A piece of music';
  if (seconds < 16 * hour.seconds) return 'A flight';
  return 'A space mission';
}

/** One multiplication or division for each step of the way. */
function stepsAlong(path: readonly TimeUnit[], given: number): string[] {
  let value = given;
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    const grows = from.seconds > to.seconds;
    const size = grows ? from.seconds / to.seconds : to.seconds / from.seconds;
    const [bigger, smaller] = grows ? [from, to] : [to, from];
    const next = grows ? value * size : value / size;
    const lines = [
      `${quantity(1, bigger.name)} = ${size} ${smaller.name}`,
      `${grouped(value)} ${grows ? '×' : '÷'} ${size} = ${grouped(next)}`,
    ];
    value = next;
    return lines;
  });
}
