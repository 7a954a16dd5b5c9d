import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { withArticle } from '../../wording/english';
import { conversion, converted, type UnitPair } from '../measures/conversion';

const grams: UnitPair = { big: 'kg', small: 'g', size: 1000, bigName: 'kilograms', smallName: 'grams' };
const tonnes: UnitPair = { big: 'tonnes', small: 'kg', size: 1000, bigName: 'tonnes', smallName: 'kilograms' };

export const massConvert = defineQuestionType({
  key: 'mass-convert',
  title: 'Grams, kilograms and tonnes',
  targetSeconds: [15, 20, 25, 35, 40],
  build: (random, level) => {
    const pair = level >= 4 && random.oneIn(2) ? tonnes : grams;
    const mass = random.multiple(at(level, [500, 250, 100, 50, 10]), at(level, [500, 250, 100, 50, 20]), 9990);
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(mass, pair, toSmall);
    if (mass === 1000) return undefined;
    return { ...parts, prompt: ask(random, given, { pair, asked: toSmall ? pair.smallName : pair.bigName, mass }) };
  },
  solve: converted,
});

const loads = {
  g: [
    { name: 'kitten', most: 2000 },
    { name: 'parcel', most: 10_000 },
    { name: 'bag of potatoes', most: 10_000 },
    { name: 'pumpkin', most: 9000 },
    { name: 'jar of sweets', most: 3000 },
    { name: 'school bag', most: 8000 },
    { name: 'rabbit', most: 5000 },
    { name: 'watermelon', most: 10_000 },
  ],
  kg: [
    { name: 'elephant', most: 6000 },
    { name: 'delivery van', most: 3500 },
    { name: 'horse', most: 900 },
    { name: 'lorry load of sand', most: 10_000 },
    { name: 'whale', most: 10_000 },
    { name: 'minibus', most: 4000 },
  ],
};

function ask(
  random: Random,
  given: string,
  { pair, asked, mass }: { pair: UnitPair; asked: string; mass: number },
): string {
  const { name } = random.pick(loads[pair.small === 'kg' ? 'kg' : 'g'].filter(({ most }) => mass <= most));
  const subject = withArticle(name);
  return random.pick([
    `Change ${given} into ${asked}.`,
    `${subject.charAt(0).toUpperCase()}${subject.slice(1)} weighs ${given}. How many ${asked} is that?`,
    `How many ${asked} are there in ${given}?`,
  ]);
}
