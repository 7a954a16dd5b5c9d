import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { decimalOf } from '../../notation/decimals';
import { after, quantity } from '../../notation/units';
import { grouped } from '../../wording/english';
import { person } from '../../wording/people';

interface Recipe {
  dish: string;
  ingredient: string;
  unit: 'g' | 'ml';
  /** What a portion takes, sensibly. */
  each: readonly [least: number, most: number];
}

const recipes: readonly Recipe[] = [
  { dish: 'pancakes', ingredient: 'milk', unit: 'ml', each: [50, 120] },
  { dish: 'vegetable soup', ingredient: 'stock', unit: 'ml', each: [150, 300] },
  { dish: 'apple crumble', ingredient: 'flour', unit: 'g', each: [25, 60] },
  { dish: 'risotto', ingredient: 'rice', unit: 'g', each: [50, 100] },
  { dish: 'dhal', ingredient: 'lentils', unit: 'g', each: [40, 90] },
  { dish: 'flapjack', ingredient: 'oats', unit: 'g', each: [30, 80] },
  { dish: 'jollof rice', ingredient: 'tomatoes', unit: 'g', each: [80, 150] },
  { dish: 'macaroni cheese', ingredient: 'cheese', unit: 'g', each: [30, 70] },
  { dish: 'fruit smoothies', ingredient: 'yoghurt', unit: 'ml', each: [60, 140] },
  { dish: 'shepherd’s pie', ingredient: 'potatoes', unit: 'g', each: [120, 260] },
];

export const recipeScale = defineQuestionType({
  key: 'recipe-scale',
  title: 'Scaling a recipe',
  targetSeconds: [25, 35, 45, 60, 75],
  version: 3,
  build: (random, level) => {
    const recipe = random.pick(recipes);
    const each = random.multiple(at(level, [10, 5, 5, 5, 5]), ...recipe.each);
    const serves = random.integer(2, at(level, [4, 5, 6, 8, 10]));
    const wanted = level === 1 ? serves * 2 : random.integer(3, at(level, [8, 15, 12, 15, 20]));
    if (wanted === serves || !isOfLevel(level, serves, wanted)) return undefined;
    return (level === 5 ? askServings : askAmount)(random, { recipe, each, serves, wanted, inKilos: level === 4 });
  },
  solve: ({ amount, serves, wanted, unit, available }) =>
    available === 0 ? `${(amount * wanted) / serves} ${unit}` : String((available * serves) / amount),
});

/** For twice as many, then for other multiples, then for none. */
function isOfLevel(level: Level, serves: number, wanted: number): boolean {
  if (level === 2) return wanted % serves === 0 && wanted !== 2 * serves;
  return level !== 3 || wanted % serves !== 0;
}

interface Batch {
  recipe: Recipe;
  each: number;
  serves: number;
  wanted: number;
  /** Whether the given amount is written in kilograms or litres. */
  inKilos: boolean;
}

const inBig = (amount: number, unit: Recipe['unit']) =>
  quantity(decimalOf(amount, 1000), unit === 'g' ? 'kg' : 'litres');

function askAmount(random: Random, { recipe: { dish, ingredient, unit }, each, serves, wanted, inKilos }: Batch) {
  const amount = each * serves;
  const needed = each * wanted;
  const { name } = person(random);
  if (inKilos && (amount < 200 || amount === 1000)) return undefined;
  const show = (value: number) => `${grouped(value)} ${unit}`;
  const given = inKilos ? inBig(amount, unit) : show(amount);
  const asked = unit === 'g' ? 'grams' : 'millilitres';
  return {
    params: { amount, serves, wanted, unit, available: 0 },
    prompt: random.pick([
      `A recipe for ${dish} for ${serves} people uses ${given} of ${ingredient}. How many ${asked} of ${ingredient} are needed for ${wanted} people?`,
      `${name} makes ${dish} for ${serves} people with ${given} of ${ingredient}. How many ${asked} of ${ingredient} would ${name} need for ${wanted} people?`,
    ]),
    answer: show(needed),
    unit: after(unit),
    steps: [
      ...when(inKilos, `${given} = ${show(amount)}`),
      `For one person: ${show(amount)} ÷ ${serves} = ${show(each)}`,
      `For ${wanted} people: ${show(each)} × ${wanted} = ${show(needed)}`,
    ],
    wrong: wrongNumbers(needed, [each, amount + each, amount + wanted - serves, amount * wanted, each * (wanted + 1)], {
      show,
      step: 5,
    }),
  };
}

function askServings(random: Random, { recipe: { dish, ingredient, unit }, each, serves, wanted }: Batch) {
  const amount = each * serves;
  const available = each * wanted;
  const { name } = person(random);
  if (available < 500) return undefined;
  return {
    params: { amount, serves, wanted: 0, unit, available },
    prompt: `A recipe for ${dish} for ${serves} people uses ${amount} ${unit} of ${ingredient}. ${name} has ${inBig(available, unit)} of ${ingredient}. For how many people is that enough?`,
    answer: String(wanted),
    unit: after('people'),
    steps: [
      `For one person: ${amount} ${unit} ÷ ${serves} = ${each} ${unit}`,
      `${inBig(available, unit)} = ${available} ${unit}`,
      `${available} ${unit} ÷ ${each} ${unit} = ${wanted}`,
    ],
    wrong: wrongNumbers(wanted, [
      wanted + serves,
      Math.floor(available / amount),
      wanted - serves,
      wanted + 1,
      wanted - 1,
    ]),
  };
}
