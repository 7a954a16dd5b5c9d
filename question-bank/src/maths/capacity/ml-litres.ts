import type { Random } from '../../generation/random';
import { at, isFiner, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { capitalised, withArticle } from '../../wording/english';
import { conversion, converted, type UnitPair } from '../measures/conversion';

const litres: UnitPair = { big: 'litres', small: 'ml', size: 1000, bigName: 'litres', smallName: 'millilitres' };

const vessels = [
  { name: 'mug', least: 150, most: 500 },
  { name: 'bottle of squash', least: 250, most: 2000 },
  { name: 'kettle', least: 800, most: 2500 },
  { name: 'saucepan', least: 750, most: 4500 },
  { name: 'watering can', least: 750, most: 9000 },
  { name: 'bucket', least: 3000, most: 12_000 },
  { name: 'fish tank', least: 6000, most: 60_000 },
  { name: 'cool box', least: 4500, most: 40_000 },
];

/** In what a level counts: an amount of a lower level is none of a higher one. */
const steps: ByLevel<number> = [500, 250, 100, 50, 5];

/** What holds about so much; nothing holds an amount that nobody would measure. */
function holding(random: Random, amount: number): string[] {
  const fitting = vessels.filter(({ least, most }) => amount >= least && amount <= most && amount % 25 === 0);
  return fitting.length === 0 ? [] : [capitalised(withArticle(random.pick(fitting).name))];
}

export const mlLitres = defineQuestionType({
  key: 'ml-litres',
  title: 'Millilitres and litres',
  targetSeconds: [15, 20, 25, 30, 35],
  version: 3,
  build: (random, level) => {
    const amount = random.multiple(at(level, steps), 50, at(level, [9500, 9750, 9900, 9950, 20_000]));
    if (!isFiner(level, steps, amount)) return undefined;
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(amount, litres, toSmall);
    const asked = toSmall ? 'millilitres' : 'litres';
    if (amount === 1000) return undefined;
    return {
      ...parts,
      prompt: random.pick([
        `Change ${given} into ${asked}.`,
        ...holding(random, amount).map((vessel) => `${vessel} holds ${given}. How many ${asked} is that?`),
        `How many ${asked} are there in ${given}?`,
        `Write ${given} in ${asked}.`,
        `What is ${given} in ${asked}?`,
      ]),
    };
  },
  solve: converted,
});
