import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { inLitres, ml } from './liquids';

/** From what is poured into what, and how many millilitres there may be of it. */
const pourings = [
  { from: 'jug', drink: 'water', into: 'glass', many: 'glasses', least: 0, most: 3000 },
  { from: 'bottle', drink: 'squash', into: 'cup', many: 'cups', least: 0, most: 2000 },
  { from: 'pan', drink: 'soup', into: 'bowl', many: 'bowls', least: 0, most: 8000 },
  { from: 'large bowl', drink: 'fruit punch', into: 'cup', many: 'cups', least: 2000, most: 9000 },
  { from: 'barrel', drink: 'apple juice', into: 'bottle', many: 'bottles', least: 3000, most: 20_000 },
  { from: 'carton', drink: 'milk', into: 'beaker', many: 'beakers', least: 0, most: 2000 },
];

export const glassesFilled = defineQuestionType({
  key: 'glasses-filled',
  title: 'Filling glasses',
  targetSeconds: [20, 30, 40, 55, 65],
  version: 3,
  build: (random, level) => {
    const glass = glassOf(random, level);
    const filled = random.integer(at(level, [2, 2, 2, 2, 16]), at(level, [6, 8, 10, 15, 20]));
    const over = level >= 4 ? random.multiple(25, 25, glass - 25) : 0;
    const total = glass * filled + over;
    const pouring = {
      ...random.pick(pourings.filter(({ least, most }) => total >= least && total <= most)),
      total,
      glass,
    };
    const asksRest = over > 0 && random.oneIn(2);
    if (total < 1000 && level >= 2) return undefined;
    return {
      params: { total, glass, asksRest },
      steps: [
        ...when(level >= 2, `${inLitres(total)} = ${ml(total)}`),
        `${ml(total)} ÷ ${ml(glass)} = ${filled}${over > 0 ? ` remainder ${ml(over)}` : ''}`,
      ],
      ...(asksRest ? restAsked(random, pouring, over) : glassesAsked(random, level, { ...pouring, filled })),
    };
  },
  solve: ({ total, glass, asksRest }) => {
    let [left, filled] = [total, 0];
    while (left >= glass) [left, filled] = [left - glass, filled + 1];
    return asksRest ? ml(left) : String(filled);
  },
});

/** What a glass holds; at level 3 no multiple of 50 ml. */
const glassOf = (random: Random, level: Level): number =>
  level === 3
    ? 125 + 50 * random.integer(0, 5)
    : random.multiple(
        at(level, [50, 50, 50, 25, 25]),
        at(level, [100, 100, 100, 150, 125]),
        at(level, [500, 500, 350, 350, 375]),
      );

interface Pouring {
  from: string;
  drink: string;
  into: string;
  many: string;
  total: number;
  glass: number;
}

function glassesAsked(
  random: Random,
  level: Level,
  { from, drink, into, many, total, glass, filled }: Pouring & { filled: number },
) {
  const { name } = person(random);
  const amount = level >= 2 ? inLitres(total) : ml(total);
  const question = `How many ${level >= 4 ? 'full ' : ''}${many} can be filled?`;
  return {
    prompt: random.pick([
      `A ${from} holds ${amount} of ${drink}. ${name} pours it into ${many} that hold ${glass} ml each. ${question}`,
      `${name} has ${amount} of ${drink}. Each ${into} holds ${glass} ml. ${question}`,
    ]),
    answer: String(filled),
    unit: after(many),
    wrong: wrongNumbers(filled, [filled + 1, filled - 1, filled * 10, total % glass]),
  };
}

function restAsked(random: Random, { from, drink, into, many, total, glass }: Pouring, over: number) {
  const { name } = person(random);
  const question = `How many millilitres of ${drink} are left over?`;
  return {
    prompt: random.pick([
      `A ${from} holds ${inLitres(total)} of ${drink}. ${name} fills as many ${many} as possible with ${glass} ml each. ${question}`,
      `${name} has ${inLitres(total)} of ${drink}. Each ${into} holds ${glass} ml, and ${name} fills as many as possible. ${question}`,
    ]),
    answer: ml(over),
    unit: after('ml'),
    wrong: wrongNumbers(over, [glass - over, glass, over + 25, over * 10], { show: ml, step: 25 }),
  };
}
