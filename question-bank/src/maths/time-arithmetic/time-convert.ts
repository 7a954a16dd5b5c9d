import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
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
  targetSeconds: [15, 20, 25, 40, 45],
  build: (random, level) => {
    const rungs = level >= 4 ? 2 : 1;
    const low = random.integer(0, ladder.length - 1 - rungs);
    const upwards = ladder.slice(low, low + rungs + 1);
    const path = random.oneIn(2) ? upwards : [...upwards].reverse();
    const [from = second, to = second] = [path[0], path.at(-1)];
    const big = from.seconds > to.seconds ? from : to;
    const many = random.integer(2, Math.min(big.most, at(level, [5, 9, 20, 6, 12])));
    const [given, right] = [(many * big.seconds) / from.seconds, (many * big.seconds) / to.seconds];
    const show = (value: number) => quantity(grouped(value), to.name);
    const length = quantity(grouped(given), from.name);
    return {
      params: { given, from: from.seconds, to: to.seconds, unit: to.name },
      prompt: random.pick([
        `How many ${to.name} are there in ${length}?`,
        `Change ${length} into ${to.name}.`,
        `A space mission lasts ${length}. How many ${to.name} is that?`,
      ]),
      answer: show(right),
      unit: after(to.name),
      steps: stepsAlong(path, given),
      wrong: wrongNumbers(right, [many * 100, many * 10, many * 60, many * 12, right * 2], { show }),
    };
  },
  solve: ({ given, from, to, unit }) => quantity(grouped((given * from) / to), unit),
});

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
