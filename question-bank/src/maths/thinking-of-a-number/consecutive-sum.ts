import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { listOf } from '../../wording/english';
import { inWords } from '../../wording/number-words';

export const consecutiveSum = defineQuestionType({
  key: 'consecutive-sum',
  title: 'Consecutive numbers',
  targetSeconds: [30, 40, 45, 60, 65],
  version: 2,
  build: (random, level) => {
    const quantity = at(level, [2, 3, 4, 4, 5]);
    const step = level >= 4 ? 2 : 1;
    const first = random.integer(1, at(level, [65, 65, 65, 65, 75]));
    const numbers = Array.from({ length: quantity }, (_, index) => first + index * step);
    const sum = numbers.reduce((total, number) => total + number);
    const wantsLeast = random.oneIn(2);
    const which = (wantsLeast ? least : greatest)(quantity);
    const right = wantsLeast ? first : (numbers.at(-1) ?? 0);
    const kind = step === 1 ? 'consecutive numbers' : `consecutive ${first % 2 === 0 ? 'even' : 'odd'} numbers`;
    return {
      params: { quantity, step, sum, wantsLeast },
      prompt: random.pick([
        `The sum of ${inWords(quantity)} ${kind} is ${sum}. What is the ${which} of them?`,
        `${inWords(quantity).replace(/^./, (letter) => letter.toUpperCase())} ${kind} add up to ${sum}. Which is the ${which} number?`,
      ]),
      answer: String(right),
      steps: [
        ...(quantity % 2 === 1 ? fromMiddle(numbers, sum) : fromLeast(numbers, sum)),
        `Check: ${numbers.join(' + ')} = ${sum}`,
      ],
      wrong: wrongNumbers(right, [Math.round(sum / quantity), ...numbers, right + step, right - step]),
    };
  },
  solve: ({ quantity, step, sum, wantsLeast }) => {
    let first = 0;
    const total = () =>
      Array.from({ length: quantity }, (_, index) => first + index * step).reduce((all, number) => all + number);
    while (total() < sum) first += 1;
    return String(wantsLeast ? first : first + (quantity - 1) * step);
  },
});

const least = (quantity: number) => (quantity === 2 ? 'smaller' : 'smallest');
const greatest = (quantity: number) => (quantity === 2 ? 'larger' : 'largest');

const fromMiddle = (numbers: readonly number[], sum: number) => [
  `Middle number: ${sum} ÷ ${numbers.length} = ${sum / numbers.length}`,
  `The numbers are ${listOf(numbers.map(String))}.`,
];

function fromLeast([first = 0, ...others]: readonly number[], sum: number): string[] {
  const quantity = others.length + 1;
  const more = others.map((number) => number - first);
  const spread = more.reduce((total, gap) => total + gap);
  return [
    `The ${quantity === 2 ? 'other is' : 'others are'} ${listOf(more.map(String))} more than the ${least(quantity)}.`,
    `Take that away: ${sum} − ${spread} = ${sum - spread}`,
    `The ${least(quantity)}: ${sum - spread} ÷ ${quantity} = ${first}`,
  ];
}
