import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { capitalised, withArticle } from '../../wording/english';
import { conversion, converted, type UnitPair } from '../measures/conversion';

const litres: UnitPair = { big: 'litres', small: 'ml', size: 1000, bigName: 'litres', smallName: 'millilitres' };

const vessels = [
  { name: 'mug', most: 500 },
  { name: 'bottle of squash', most: 2000 },
  { name: 'kettle', most: 2500 },
  { name: 'saucepan', most: 4500 },
  { name: 'watering can', most: 9000 },
  { name: 'bucket', most: 12_000 },
  { name: 'fish tank', most: 60_000 },
  { name: 'cool box', most: 40_000 },
];

export const mlLitres = defineQuestionType({
  key: 'ml-litres',
  title: 'Millilitres and litres',
  targetSeconds: [15, 20, 25, 30, 35],
  build: (random, level) => {
    const amount = random.multiple(at(level, [500, 250, 100, 50, 5]), 50, at(level, [9500, 9750, 9900, 9950, 20_000]));
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(amount, litres, toSmall);
    const vessel = withArticle(random.pick(vessels.filter(({ most }) => most >= amount)).name);
    const asked = toSmall ? 'millilitres' : 'litres';
    if (amount === 1000) return undefined;
    return {
      ...parts,
      prompt: random.pick([
        `Change ${given} into ${asked}.`,
        `${capitalised(vessel)} holds ${given}. How many ${asked} is that?`,
        `How many ${asked} are there in ${given}?`,
      ]),
    };
  },
  solve: converted,
});
