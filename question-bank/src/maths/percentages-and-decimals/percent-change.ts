import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { pounds, price } from '../../notation/money';
import { after, before } from '../../notation/units';
import { person } from '../../wording/people';
import { blockSteps } from './blocks';

export const percentChange = defineQuestionType({
  key: 'percent-change',
  title: 'Increase and decrease',
  targetSeconds: [25, 30, 40, 50, 60],
  version: 5,
  build: (random, level) => {
    const percent = random.pick(
      at(level, [
        [10, 50],
        [20, 25, 40],
        [5, 30, 60, 75],
        [15, 35, 45],
        [8, 12, 18, 55, 65],
      ] as const),
    );
    return level >= 2 && percent <= largestChange && random.oneIn(2)
      ? people(random, percent, at(level, [200, 200, 400, 600, 1200]))
      : money(random, percent, percent % 5 === 0 ? at(level, [10, 20, 20, 20, 25]) : wholePounds);
  },
  solve: ({ whole, percent, rises, isMoney }) => {
    const result = (whole * (rises ? 100 + percent : 100 - percent)) / 100;
    return isMoney ? pounds(result) : String(result);
  },
});

/** Where one per cent is worked out, it comes to whole pennies. */
const wholePounds = 10;

/** A price in pence that goes up or comes down. */
function money(random: Random, percent: number, step: number) {
  const whole = random.multiple(step * 10, 800, 6000);
  const part = (whole * percent) / 100;
  const rises = percent <= largestChange && random.oneIn(3);
  const right = rises ? whole + part : whole - part;
  if (!Number.isInteger(part) || right === part) return undefined;
  return {
    params: { whole, percent, rises, isMoney: true },
    prompt: `${(rises ? askRise : askSale)(random, price(whole), percent)} Give your answer in pounds.`,
    answer: pounds(right),
    unit: before('£'),
    answerForm: 'Give pounds, like 12.50.',
    steps: [
      ...blockSteps(percent * 10, whole, price),
      `${price(whole)} ${rises ? '+' : '−'} ${price(part)} = ${pounds(right)}`,
    ],
    slips: slipsOf({ whole, part, rises }, price, pounds),
    wrong: wrongNumbers(right, [part, 2 * whole - right, whole - percent * 10, whole - percent], {
      show: pounds,
      step: 50,
    }),
  };
}

interface Change {
  whole: number;
  part: number;
  rises: boolean;
}

type Write = (value: number) => string;

/** The change alone, and the change the other way. */
function slipsOf({ whole, part, rises }: Change, inText: Write, write: Write): NamedSlip[] {
  const other = rises ? whole - part : whole + part;
  return [
    {
      key: 'stops-at-the-change',
      answer: write(part),
      wrote: `${inText(whole)} changes by ${inText(part)}: ${write(part)}`,
      tells: `It looks as if you stopped at the change: ${inText(part)}. What comes of ${inText(whole)} then?`,
    },
    {
      key: rises ? 'subtracts-instead' : 'adds-instead',
      answer: write(other),
      wrote: `${inText(whole)} ${rises ? '−' : '+'} ${inText(part)} = ${write(other)}`,
      tells: `It looks as if you went the other way. Is there more than ${inText(whole)} in the end, or less?`,
    },
  ];
}

const objects = [
  'rucksack',
  'bicycle helmet',
  'desk lamp',
  'radio',
  'tennis racket',
  'pair of boots',
  'raincoat',
  'kite',
];

const askRise = (random: Random, whole: string, percent: number) =>
  `A ${random.pick(objects)} costs ${whole}. The price goes up by ${percent}%. What is the new price?`;

const askSale = (random: Random, whole: string, percent: number) =>
  random.pick([
    `A ${random.pick(objects)} costs ${whole}. In a sale the price is reduced by ${percent}%. What is the sale price?`,
    `${person(random).name} buys a ${random.pick(objects)} marked ${whole} with ${percent}% off. What is the price to pay?`,
  ]);

/** Prices, clubs and schools seldom grow by more in a year. */
const largestChange = 50;

/** A number of people that rises or falls. */
function people(random: Random, percent: number, most: number) {
  const whole = random.multiple(20, 40, most);
  const part = (whole * percent) / 100;
  const rises = random.oneIn(2);
  const right = rises ? whole + part : whole - part;
  if (!Number.isInteger(part) || right === part) return undefined;
  const [place, noun] = random.pick([
    ['A sports club had', 'members'],
    ['A school had', 'pupils'],
    ['A football team had', 'supporters'],
    ['A library had', 'visitors a day'],
  ] as const);
  const asked = noun.split(' ')[0] ?? noun;
  const change = rises ? 'rose' : 'fell';
  return {
    params: { whole, percent, rises, isMoney: false },
    prompt: `${place} ${whole} ${noun} last year. This year the number ${change} by ${percent}%. How many ${noun} are there this year?`,
    answer: String(right),
    unit: after(asked),
    steps: [
      ...blockSteps(percent * 10, whole * 100, (hundredths) => String(hundredths / 100)),
      `${whole} ${rises ? '+' : '−'} ${part} = ${right}`,
    ],
    slips: slipsOf({ whole, part, rises }, String, String),
    wrong: wrongNumbers(right, [part, rises ? whole - part : whole + part, whole - percent, whole + percent]),
  };
}
