import { at, isFiner, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { withArticle, capitalised } from '../../wording/english';
import { conversion, converted, type UnitPair } from '../measures/conversion';

const grams: UnitPair = { big: 'kg', small: 'g', size: 1000, bigName: 'kilograms', smallName: 'grams' };
const tonnes: UnitPair = { big: 'tonnes', small: 'kg', size: 1000, bigName: 'tonnes', smallName: 'kilograms' };

/** In what a level counts: a mass of a lower level is none of a higher one. */
const steps: ByLevel<number> = [500, 250, 100, 50, 10];

export const massConvert = defineQuestionType({
  key: 'mass-convert',
  title: 'Grams, kilograms and tonnes',
  targetSeconds: [15, 20, 25, 35, 40],
  version: 3,
  build: (random, level) => {
    const pair = level >= 4 && random.oneIn(2) ? tonnes : grams;
    const mass = random.multiple(at(level, steps), Math.max(20, at(level, steps)), 9990);
    if (!isFiner(level, steps, mass)) return undefined;
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(mass, pair, toSmall);
    if (mass === 1000) return undefined;
    return { ...parts, prompt: ask(random, given, { pair, asked: toSmall ? pair.smallName : pair.bigName, mass }) };
  },
  solve: converted,
});

const loads = {
  g: [
    { name: 'kitten', least: 200, most: 2000 },
    { name: 'parcel', least: 100, most: 10_000 },
    { name: 'bag of potatoes', least: 1000, most: 10_000 },
    { name: 'pumpkin', least: 1000, most: 9000 },
    { name: 'jar of sweets', least: 150, most: 3000 },
    { name: 'school bag', least: 1000, most: 8000 },
    { name: 'rabbit', least: 1000, most: 5000 },
    { name: 'watermelon', least: 2000, most: 10_000 },
  ],
  kg: [
    { name: 'elephant', least: 2500, most: 6000 },
    { name: 'delivery van', least: 1500, most: 3500 },
    { name: 'horse', least: 350, most: 900 },
    { name: 'lorry load of sand', least: 3000, most: 10_000 },
    { name: 'whale', least: 3000, most: 10_000 },
    { name: 'minibus', least: 1800, most: 4000 },
  ],
};

function ask(
  random: Random,
  given: string,
  { pair, asked, mass }: { pair: UnitPair; asked: string; mass: number },
): string {
  const fitting = loads[pair.small === 'kg' ? 'kg' : 'g'].filter(({ least, most }) => mass >= least && mass <= most);
  const story = ({ name }: { name: string }) =>
    `${capitalised(withArticle(name))} weighs ${given}. How many ${asked} is that?`;
  return random.pick([
    `Change ${given} into ${asked}.`,
    ...(fitting.length === 0 ? [] : [story(random.pick(fitting))]),
    `How many ${asked} are there in ${given}?`,
  ]);
}
