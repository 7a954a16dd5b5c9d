import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { exactPrice, moneyAnswer, price } from '../../notation/money';
import { withArticle } from '../../wording/english';
import { person } from '../../wording/people';
import { thingPricedUpTo } from '../../wording/things';
import { nextNote, tendered } from './notes-and-coins';

export const changeOne = defineQuestionType({
  key: 'change-one',
  title: 'Change from one item',
  targetSeconds: [20, 25, 30, 40, 45],
  build: (random, level) => {
    const most = at(level, [95, 495, 999, 1999, 4999]);
    const sold = thingPricedUpTo(random, most);
    const cost = random.multiple(level <= 2 ? 5 : 1, sold.from, Math.min(sold.to, most));
    if (cost < at(level, [0, 50, 101, 201, 501])) return undefined;
    const note = nextNote(cost);
    // From level 4 the price may be what is asked for.
    const asksPrice = level >= 4 && random.oneIn(2);
    const [right, known] = asksPrice ? [cost, note - cost] : [note - cost, cost];
    const money = moneyAnswer(right);
    return {
      params: { note, known },
      prompt: `${(asksPrice ? askPrice : askChange)(random, sold, [note, known])} ${money.inForm}`,
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: [`${price(note)} − ${exactPrice(known)} = ${money.answer}`],
      wrong: wrongNumbers(right, [right + 100, right - 100, right + 10, note + known, known], {
        show: money.show,
        step: 10,
      }),
    };
  },
  solve: ({ note, known }) => moneyAnswer(note - known).answer,
});

interface Sold {
  one: string;
  place: string;
}

function askChange(random: Random, { one, place }: Sold, [note, cost]: [number, number]): string {
  const { name, they } = person(random);
  const item = withArticle(one);
  return random.pick([
    `${name} buys ${item} for ${exactPrice(cost)} and pays with ${tendered(note)}. How much change does ${they} get?`,
    `${withArticle(one).replace(/^a/, 'A')} costs ${exactPrice(cost)} ${place}. ${name} pays with ${tendered(note)}. How much change should ${name} be given?`,
    `How much change does ${name} get from ${tendered(note)} after spending ${exactPrice(cost)} on ${item}?`,
  ]);
}

function askPrice(random: Random, { one, place }: Sold, [note, change]: [number, number]): string {
  const { name, they } = person(random);
  return random.pick([
    `${name} buys ${withArticle(one)} with ${tendered(note)} and gets ${exactPrice(change)} change. How much did the ${one} cost?`,
    `${name} pays for ${withArticle(one)} ${place} with ${tendered(note)}. The change is ${exactPrice(change)}. How much did ${they} spend?`,
  ]);
}
