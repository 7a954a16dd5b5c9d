import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';
import { count, withArticle } from '../../wording/english';

/** `left` heavy things balance `right` light ones and `extra` grams; a light one weighs `light`, or `gap` less than a heavy one. */
type Scales = { left: number; right: number; extra: number; light: number | null; gap: number };

interface Weight {
  one: string;
  many: string;
}

const pairs: readonly (readonly [heavy: Weight, light: Weight])[] = [
  [
    { one: 'apple', many: 'apples' },
    { one: 'plum', many: 'plums' },
  ],
  [
    { one: 'orange', many: 'oranges' },
    { one: 'lime', many: 'limes' },
  ],
  [
    { one: 'mug', many: 'mugs' },
    { one: 'spoon', many: 'spoons' },
  ],
  [
    { one: 'book', many: 'books' },
    { one: 'pencil case', many: 'pencil cases' },
  ],
  [
    { one: 'pear', many: 'pears' },
    { one: 'egg', many: 'eggs' },
  ],
  [
    { one: 'potato', many: 'potatoes' },
    { one: 'carrot', many: 'carrots' },
  ],
];

export const balance = defineQuestionType({
  key: 'balance',
  title: 'Balancing scales',
  levels: levelsFrom(3),
  targetSeconds: [60, 60, 60, 75, 90],
  version: 2,
  build: (random, level) =>
    level === 3 ? withKnown(random) : level === 4 ? withSameOnBothSides(random) : withDifference(random),
  // Tries one mass after another, lightest first.
  solve: ({ left, right, extra, light, gap }) => {
    let mass = 1;
    while (left * mass !== right * (light ?? mass - gap) + extra) mass += 1;
    return grams(mass);
  },
});

const grams = (mass: number) => `${mass} g`;

/** Three apples balance two plums and 50 g; a plum's weight is given. */
function withKnown(random: Random) {
  const [heavy, light] = random.pick(pairs);
  const [left, right] = [random.integer(2, 4), random.integer(2, 5)];
  const [mass, lightMass] = [random.multiple(10, 60, 300), random.multiple(5, 20, 120)];
  const extra = left * mass - right * lightMass;
  if (extra < 10 || extra > 500 || left === right) return undefined;
  const lights = right * lightMass;
  return {
    params: { left, right, extra, light: lightMass, gap: 0 } as Scales,
    prompt: `On a pair of scales, ${count(left, heavy.one, heavy.many)} balance ${count(right, light.one, light.many)} and weights of ${extra} g. Each ${light.one} weighs ${lightMass} g. How much does each ${heavy.one} weigh? Give your answer in grams.`,
    answer: grams(mass),
    unit: after('g'),
    steps: [
      `The ${light.many}: ${right} × ${lightMass} g = ${lights} g`,
      `With the weights: ${lights} g + ${extra} g = ${lights + extra} g`,
      `Each ${heavy.one}: ${lights + extra} g ÷ ${left} = ${mass} g`,
    ],
    wrong: wrongNumbers(mass, [lights + extra, lights / left, lightMass + extra, (lightMass + extra) / left], {
      show: grams,
      step: 5,
    }),
  };
}

/** Five tins balance two tins and 600 g. */
function withSameOnBothSides(random: Random) {
  const { one, many } = random.pick(pairs.flat());
  const [left, right] = [random.integer(4, 8), random.integer(1, 3)];
  const mass = random.multiple(5, 35, 350);
  const extra = (left - right) * mass;
  return {
    params: { left, right, extra, light: null, gap: 0 } as Scales,
    prompt: `On a pair of scales, ${count(left, one, many)} balance ${count(right, one, many)} and weights of ${extra} g. All the ${many} weigh the same. How much does one ${one} weigh? Give your answer in grams.`,
    answer: grams(mass),
    unit: after('g'),
    steps: [
      `Take ${count(right, one, many)} off each side: ${left} − ${right} = ${left - right}`,
      `Then ${left - right} of them weigh ${extra} g.`,
      `One ${one}: ${extra} g ÷ ${left - right} = ${mass} g`,
    ],
    wrong: wrongNumbers(mass, [extra / left, extra / (left + right), extra / right, extra], { show: grams, step: 5 }),
  };
}

/** An apple weighs 20 g more than a plum; three apples balance four plums and 15 g. */
function withDifference(random: Random) {
  const [heavy, light] = random.pick(pairs);
  const left = random.integer(2, 4);
  const right = left + random.integer(1, 3);
  const [gap, lightMass] = [random.multiple(5, 20, 150), random.multiple(5, 20, 120)];
  const extra = left * (lightMass + gap) - right * lightMass;
  if (extra < 10 || gap === lightMass) return undefined;
  const [removed, rest] = [left * gap, (right - left) * lightMass];
  return {
    params: { left, right, extra, light: null, gap } as Scales,
    prompt: `Each ${heavy.one} weighs ${gap} g more than each ${light.one}. On a pair of scales, ${count(left, heavy.one, heavy.many)} balance ${count(right, light.one, light.many)} and weights of ${extra} g. How much does ${withArticle(heavy.one)} weigh? Give your answer in grams.`,
    answer: grams(lightMass + gap),
    unit: after('g'),
    steps: [
      `Swap each ${heavy.one} for ${withArticle(light.one)} and ${gap} g: ${left} × ${gap} g = ${removed} g`,
      `What is left for the other ${right - left === 1 ? light.one : light.many}: ${removed} g − ${extra} g = ${rest} g`,
      ...(right - left > 1 ? [`Each ${light.one}: ${rest} g ÷ ${right - left} = ${lightMass} g`] : []),
      `Each ${heavy.one}: ${lightMass} g + ${gap} g = ${lightMass + gap} g`,
    ],
    wrong: wrongNumbers(lightMass + gap, [lightMass, gap + extra, removed, rest + gap], { show: grams, step: 5 }),
  };
}
