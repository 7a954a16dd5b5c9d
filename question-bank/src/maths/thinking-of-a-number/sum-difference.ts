import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { twoPeople } from '../../wording/people';
import { collections } from '../../wording/things';

export const sumDifference = defineQuestionType({
  key: 'sum-difference',
  title: 'Sum and difference',
  targetSeconds: [30, 35, 45, 55, 65],
  version: 3,
  build: (random, level) => (level >= 4 ? sumAndMultiple(random, level) : sumAndGap(random, level)),
  solve: ({ sum, gap, times, asksLarger }) => {
    let small = 0;
    while (small + (small * times + gap) < sum) small += 1;
    return String(asksLarger ? small * times + gap : small);
  },
});

function sumAndGap(random: Random, level: Level) {
  const most = at(level, [20, 40, 100, 100, 100]);
  const small = random.integer(2, Math.floor(most / 2) - 1);
  const large = random.integer(small + 1, most - small);
  const [sum, gap] = [large + small, large - small];
  const asksLarger = random.oneIn(2);
  const [right, other] = asksLarger ? [large, small] : [small, large];
  if (right === gap || gap < 2 || sum <= at(level, [0, 20, 40, 40, 40])) return undefined;
  return {
    params: { sum, gap, times: 1, asksLarger },
    ...(random.oneIn(2)
      ? askNumbers([sum, gap], asksLarger)
      : askThings(random, [sum, `${gap} more than`], asksLarger)),
    answer: String(right),
    steps: [
      `Take away the difference: ${sum} − ${gap} = ${sum - gap}`,
      `That is twice the smaller number: ${sum - gap} ÷ 2 = ${small}`,
      ...when(asksLarger, `The larger number: ${small} + ${gap} = ${large}`),
    ],
    wrong: wrongNumbers(right, [sum / 2, sum - gap, other, (sum + gap) / 4]),
  };
}

/** The larger number is a multiple of the smaller; at the last level it is some more besides. */
function sumAndMultiple(random: Random, level: Level) {
  const times = random.integer(2, 5);
  const gap = level === 5 ? random.integer(2, 15) : 0;
  const small = random.integer(4, at(level, [20, 20, 20, 24, 30]));
  const large = small * times + gap;
  const sum = small + large;
  const asksLarger = random.oneIn(2);
  const [right, other] = asksLarger ? [large, small] : [small, large];
  if (sum > at(level, [100, 100, 100, 100, 200])) return undefined;
  const multiple = multiples[times] ?? '';
  return {
    params: { sum, gap, times, asksLarger },
    ...askThings(
      random,
      [sum, gap > 0 ? `${gap} more than ${multiple} as many as` : `${multiple} as many as`],
      asksLarger,
    ),
    answer: String(right),
    steps: [
      ...when(gap > 0, `Take away the extra: ${sum} − ${gap} = ${sum - gap}`),
      `Equal shares: ${times} + 1 = ${times + 1}`,
      `The smaller number: ${sum - gap} ÷ ${times + 1} = ${small}`,
      ...when(asksLarger, `The larger number: ${sum} − ${small} = ${large}`),
    ],
    wrong: wrongNumbers(right, [Math.round(sum / times), Math.round(sum / (times + 1)), other, sum - gap]),
  };
}

const multiples: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' };

const askNumbers = ([sum, gap]: [number, number], asksLarger: boolean) => ({
  prompt: `Two numbers add up to ${sum}. Their difference is ${gap}. What is the ${asksLarger ? 'larger' : 'smaller'} number?`,
});

function askThings(random: Random, [sum, compared]: [number, string], asksLarger: boolean) {
  const [first, second] = twoPeople(random);
  const { many } = random.pick(collections);
  return {
    prompt: `${first.name} and ${second.name} have ${sum} ${many} altogether. ${first.name} has ${compared} ${second.name}. How many ${many} does ${(asksLarger ? first : second).name} have?`,
    unit: after(many),
  };
}
