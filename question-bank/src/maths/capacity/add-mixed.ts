import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { listOf } from '../../wording/english';
import { person } from '../../wording/people';
import { inLitres, mixedLitres, ml } from './liquids';

export const addMixed = defineQuestionType({
  key: 'add-mixed',
  title: 'Adding litres and millilitres',
  targetSeconds: [25, 30, 40, 45, 60],
  version: 2,
  build: (random, level) => {
    const step = at(level, [100, 50, 50, 25, 5]);
    const drinks = random.sample(names, at(level, [2, 2, 3, 3, 4]));
    const amounts = drinks.map((_, index) =>
      random.multiple(step, index === 0 ? 1000 + step : step, index === 0 ? 2950 : 1950),
    );
    const total = amounts.reduce((sum, amount) => sum + amount);
    const inBig = level >= 3;
    const show = inBig ? inLitres : ml;
    if (amounts.includes(1000) || isInHundreds(level, amounts)) return undefined;
    return {
      params: { amounts, inBig },
      prompt: `${ask(random, drinks, amounts)} Give your answer in ${inBig ? 'litres' : 'millilitres'}.`,
      answer: show(total),
      unit: after(inBig ? 'litres' : 'ml'),
      answerForm: inBig ? 'Give litres, like 2.75.' : 'Give millilitres, like 2750.',
      steps: [
        ...amounts.filter((amount) => amount >= 1000).map((amount) => `${mixedLitres(amount)} = ${ml(amount)}`),
        `${amounts.map(ml).join(' + ')} = ${ml(total)}`,
        ...when(inBig, `${ml(total)} = ${inLitres(total)}`),
      ],
      wrong: wrongNumbers(total, [total - 1000, total + 1000, total - 100, total - (amounts.at(-1) ?? 0), total * 10], {
        show,
        step: 10,
      }),
    };
  },
  solve: ({ amounts, inBig }) => {
    const litres = amounts.reduce((sum, amount) => sum + Math.floor(amount / 1000), 0);
    const rest = amounts.reduce((sum, amount) => sum + (amount % 1000), 0);
    return (inBig ? inLitres : ml)(litres * 1000 + rest);
  },
});

/** At level 2 one amount at least is no round number of hundreds, as all are below. */
const isInHundreds = (level: Level, amounts: readonly number[]): boolean =>
  level === 2 && amounts.every((amount) => amount % 100 === 0);

const names = [
  'orange juice',
  'apple juice',
  'mango juice',
  'lemonade',
  'pineapple juice',
  'cranberry juice',
  'fizzy water',
];

function ask(random: Random, drinks: readonly string[], amounts: readonly number[]): string {
  const { name } = person(random);
  const list = listOf(amounts.map((amount, index) => `${mixedLitres(amount)} of ${drinks[index] ?? ''}`));
  return random.pick([
    `${name} makes fruit punch with ${list}. How much punch is that altogether?`,
    `For a party ${name} mixes ${list} in a large bowl. How much drink is in the bowl?`,
    `Work out the total of ${listOf(amounts.map(mixedLitres))}.`,
  ]);
}
