import { wrongNumbers } from '../../generation/distractors';
import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { exactPrice, moneyAnswer, price } from '../../notation/money';
import { withArticle, capitalised } from '../../wording/english';
import { person } from '../../wording/people';
import { thingPricedUpTo } from '../../wording/things';
import { nextNote, tendered } from './notes-and-coins';

export const changeOne = defineQuestionType({
  key: 'change-one',
  title: 'Change from one item',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 4,
  build: (random, level) => {
    const [least, most] = at(level, prices);
    const sold = thingPricedUpTo(random, most);
    const cost = random.multiple(level <= 2 ? 5 : 1, sold.from, Math.min(sold.to, most));
    if (cost < least || (level === 3 && cost % 5 === 0)) return undefined;
    const voucher = level === 5 ? random.multiple(100, 100, 500) : 0;
    const note = nextNote(cost - voucher);
    // From level 4 the price may be what is asked for.
    const asksPrice = level >= 4 && random.oneIn(2);
    const change = note - cost + voucher;
    const [right, known] = asksPrice ? [cost, change] : [change, cost];
    const money = moneyAnswer(right);
    return {
      params: { note, known, voucher },
      prompt: `${asked(random, sold, { note, known, voucher, asksPrice })} ${money.inForm}`,
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: stepsOf({ note, known, voucher, asksPrice }, money.answer),
      slips: slipsOf({ note, known, voucher, asksPrice }, right, money.show),
      wrong: wrongNumbers(
        right,
        [right - voucher, right - 2 * voucher, right + 100, right - 100, right + 10, note + known, known],
        {
          show: money.show,
          step: 10,
        },
      ),
    };
  },
  solve: ({ note, known, voucher }) => moneyAnswer(note + voucher - known).answer,
});

/** The cheapest and the dearest thing of a level, in pence. */
const prices: ByLevel<readonly [least: number, most: number]> = [
  [0, 95],
  [100, 495],
  [101, 999],
  [1001, 1999],
  [701, 1999],
];

interface Payment {
  note: number;
  known: number;
  voucher: number;
  asksPrice: boolean;
}

/** What was spent, and the pound that went into the pence; with a voucher there are more ways than these. */
function slipsOf(
  { note, known, voucher, asksPrice }: Payment,
  right: number,
  show: (pence: number) => string,
): NamedSlip[] {
  if (voucher > 0) return [];
  const sum = `${price(note)} − ${exactPrice(known)}`;
  const kept: NamedSlip = {
    key: 'keeps-the-pound',
    answer: show(right + 100),
    wrote: `${sum} = ${show(right + 100)}`,
    tells: `It looks as if there was a pound too much. Count up from ${exactPrice(known)} to the full pound first.`,
  };
  const spent: NamedSlip = {
    key: 'what-was-spent',
    answer: show(known),
    wrote: `${sum}: ${show(known)}`,
    tells: `It looks as if you gave what was spent. How much of ${price(note)} comes back?`,
  };
  return [...(known % 100 > 0 ? [kept] : []), ...(asksPrice ? [] : [spent])];
}

function stepsOf({ note, known, voucher, asksPrice }: Payment, answer: string): string[] {
  if (voucher === 0) return [`${price(note)} − ${exactPrice(known)} = ${answer}`];
  const first = asksPrice ? note - known : known - voucher;
  return asksPrice
    ? [
        `Paid: ${price(note)} − ${exactPrice(known)} = ${exactPrice(first)}`,
        `Price without the voucher: ${exactPrice(first)} + ${price(voucher)} = ${answer}`,
      ]
    : [
        `To pay: ${exactPrice(known)} − ${price(voucher)} = ${exactPrice(first)}`,
        `Change: ${price(note)} − ${exactPrice(first)} = ${answer}`,
      ];
}

function asked(random: Random, sold: Sold, { note, known, voucher, asksPrice }: Payment): string {
  if (voucher > 0) return askWithVoucher(random, sold, { note, known, voucher, asksPrice });
  return (asksPrice ? askPrice : askChange)(random, sold, [note, known]);
}

function askWithVoucher(random: Random, { one, place }: Sold, { note, known, voucher, asksPrice }: Payment): string {
  const { name, they } = person(random);
  const off = `a voucher for ${price(voucher)} off`;
  return asksPrice
    ? random.pick([
        `${name} buys ${withArticle(one)} with ${off}, pays the rest with ${tendered(note)} and gets ${exactPrice(known)} change. What was the price of the ${one} without the voucher?`,
        `With ${off}, ${name} gets ${exactPrice(known)} change from ${tendered(note)} for ${withArticle(one)}. How much does the ${one} cost without the voucher?`,
      ])
    : random.pick([
        `${capitalised(withArticle(one))} costs ${exactPrice(known)} ${place}. ${name} has ${off} and pays the rest with ${tendered(note)}. How much change does ${they} get?`,
        `${name} buys ${withArticle(one)} for ${exactPrice(known)} with ${off}. How much change does ${they} get from ${tendered(note)}?`,
      ]);
}

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
