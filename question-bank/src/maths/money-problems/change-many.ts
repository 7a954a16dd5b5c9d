import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { exactPrice, moneyAnswer, price } from '../../notation/money';
import { capitalised, count, listOf } from '../../wording/english';
import { person } from '../../wording/people';
import { shops, type Thing } from '../../wording/things';
import { nextNote, tendered } from './notes-and-coins';

const dearest = 300; // pence for one thing

export const changeMany = defineQuestionType({
  key: 'change-many',
  title: 'Change from several items',
  targetSeconds: [30, 45, 60, 75, 90],
  version: 3,
  build: (random, level) => {
    const shop = random.pick(shops);
    const affordable = shop.things.filter(({ from }) => from < dearest);
    const items = random.sample(affordable, at(level, [1, 2, 2, 3, 4])).map((sold) => ({
      sold,
      each: random.multiple(level <= 3 ? 5 : 1, sold.from, Math.min(sold.to, dearest)),
      quantity: random.integer(level === 1 ? 2 : 1, at(level, [2, 3, 4, 5, 6])),
    }));
    const costs = items.map(({ each, quantity }) => each * quantity);
    const total = costs.reduce((sum, cost) => sum + cost);
    const note = nextNote(total);
    const money = moneyAnswer(note - total);
    if (note > 5000 || items.every(({ quantity }) => quantity === 1)) return undefined;
    return {
      params: { note, each: items.map(({ each }) => each), quantities: items.map(({ quantity }) => quantity) },
      prompt: `${ask(random, shop.place, [items, note])} ${money.inForm}`,
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: [
        ...items.map(
          ({ sold, each, quantity }) =>
            `${capitalised(sold.many)}: ${quantity} × ${exactPrice(each)} = ${exactPrice(each * quantity)}`,
        ),
        ...(costs.length > 1 ? [`Total: ${costs.map(exactPrice).join(' + ')} = ${exactPrice(total)}`] : []),
        `Change: ${price(note)} − ${exactPrice(total)} = ${money.answer}`,
      ],
      slips: slipsOf(note, total, money.show),
      wrong: wrongNumbers(note - total, [total, note - total + 100, note - Math.max(...costs), note - total - 10], {
        show: money.show,
        step: 10,
      }),
    };
  },
  solve: ({ note, each, quantities }) =>
    moneyAnswer(each.reduce((left, cost, index) => left - cost * (quantities[index] ?? 0), note)).answer,
});

/** What was spent, and the pound that went into the pence. */
function slipsOf(note: number, total: number, show: (pence: number) => string): NamedSlip[] {
  const left = note - total + 100;
  const kept: NamedSlip = {
    key: 'keeps-the-pound',
    answer: show(left),
    wrote: `${price(note)} − ${exactPrice(total)} = ${show(left)}`,
    tells: `It looks as if there was a pound too much. Count up from ${exactPrice(total)} to the full pound first.`,
  };
  const spent: NamedSlip = {
    key: 'what-was-spent',
    answer: show(total),
    wrote: `${price(note)} − ${exactPrice(total)}: ${show(total)}`,
    tells: `It looks as if you gave what was spent. How much of ${price(note)} comes back?`,
  };
  return [...(total % 100 > 0 ? [kept] : []), spent];
}

interface Item {
  sold: Thing;
  each: number;
  quantity: number;
}

function ask(random: Random, place: string, [items, note]: [readonly Item[], number]): string {
  const { name, they } = person(random);
  const basket = listOf(items.map(({ sold, quantity }) => count(quantity, sold.one, sold.many)));
  const prices = listOf(items.map(({ sold, each }) => `${sold.many} cost ${exactPrice(each)} each`));
  return random.pick([
    `${capitalised(place)}, ${prices}. ${name} buys ${basket} and pays with ${tendered(note)}. How much change does ${they} get?`,
    `${name} buys ${basket} ${place}, where ${prices}. How much change does ${they} get from ${tendered(note)}?`,
  ]);
}
