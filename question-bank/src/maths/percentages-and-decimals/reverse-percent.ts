import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { pounds, price } from '../../notation/money';
import { before as beforeBox } from '../../notation/units';
import { person } from '../../wording/people';

export const reversePercent = defineQuestionType({
  key: 'reverse-percent',
  title: 'Finding the price before',
  levels: levelsFrom(4),
  targetSeconds: [60, 60, 60, 60, 70],
  version: 2,
  build: (random, level) => {
    const percent = random.pick(level === 4 ? [10, 20, 25, 50] : [15, 30, 35, 40, 60]);
    const rises = level === 5 && random.oneIn(2);
    const share = shareLeft(percent, rises);
    const before = random.multiple(level === 4 ? 500 : 200, 2000, 12_000);
    const now = (before * share) / 100;
    if (!Number.isInteger(now / share) || now % 10 !== 0) return undefined;
    return {
      params: { percent, rises, now },
      prompt: `${(rises ? askRise : askSale)(random, percent, price(now))} Give your answer in pounds.`,
      answer: pounds(before),
      unit: beforeBox('£'),
      answerForm: 'Give pounds, like 12.50.',
      steps: [
        `${price(now)} is this share of the old price: 100% ${rises ? '+' : '−'} ${percent}% = ${share}%`,
        `1%: ${price(now)} ÷ ${share} = ${price(now / share)}`,
        `100%: ${price(now / share)} × 100 = ${pounds(before)}`,
      ],
      slips: ofTheNew(percent, rises, now),
      wrong: wrongNumbers(
        before,
        [(now * (100 + percent)) / 100, (now * (100 - percent)) / 100, now + percent * 100, before * 2],
        { show: pounds, step: 100 },
      ),
    };
  },
  solve: ({ percent, rises, now }) => {
    let whole = 0;
    while (whole * shareLeft(percent, rises) < now * 100) whole += 10;
    return pounds(whole);
  },
});

/** As if the new price were the whole. */
function ofTheNew(percent: number, rises: boolean, now: number): NamedSlip[] {
  const reached = (now * shareLeft(percent, !rises)) / 100;
  if (!Number.isInteger(reached)) return [];
  const sign = rises ? '−' : '+';
  return [
    {
      key: 'percentage-of-the-new',
      answer: pounds(reached),
      wrote: `${price(now)} ${sign} ${percent}% of ${price(now)} = ${pounds(reached)}`,
      tells: `It looks as if you took ${percent}% of ${price(now)}. Of which price was it taken?`,
    },
  ];
}

/** The new price as a percentage of the old one. */
const shareLeft = (percent: number, rises: boolean) => (rises ? 100 + percent : 100 - percent);

const objects = ['coat', 'scooter', 'rucksack', 'microscope', 'guitar', 'tent', 'skateboard', 'camera', 'football kit'];

const askRise = (random: Random, percent: number, now: string) =>
  `The price of a ${random.pick(objects)} goes up by ${percent}% to ${now}. What was the price before?`;

const askSale = (random: Random, percent: number, now: string) =>
  random.pick([
    `In a sale a ${random.pick(objects)} is reduced by ${percent}%. The sale price is ${now}. What was the price before the sale?`,
    `${person(random).name} buys a ${random.pick(objects)} with ${percent}% off and pays ${now}. What was the full price?`,
  ]);
