import { hcf } from '../../notation/fractions';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { capitalised } from '../../wording/english';
import { person } from '../../wording/people';
import { inLitres, ml } from './liquids';

type Part = 'squash' | 'water' | 'drink';

/** What is given and what is asked at each level. */
const tasks: Record<Level, readonly (readonly [given: Part, asked: Part])[]> = {
  1: [['squash', 'water']],
  2: [
    ['squash', 'drink'],
    ['water', 'squash'],
  ],
  3: [
    ['drink', 'squash'],
    ['drink', 'water'],
  ],
  4: [
    ['drink', 'water'],
    ['drink', 'squash'],
  ],
  5: [
    ['water', 'drink'],
    ['drink', 'water'],
  ],
};

export const dilution = defineQuestionType({
  key: 'dilution',
  title: 'Diluting squash',
  targetSeconds: [20, 30, 45, 55, 65],
  version: 3,
  build: (random, level) => {
    const parts = {
      squash: level === 5 ? random.integer(2, 3) : 1,
      water: random.integer(2, at(level, [2, 3, 4, 5, 7])),
      drink: 0,
    };
    parts.drink = parts.squash + parts.water;
    const one = random.multiple(at(level, [10, 10, 50, 50, 25]), 100, at(level, [300, 300, 400, 600, 450]));
    const [given, asked] = random.pick(tasks[level]);
    const [known, right] = [parts[given] * one, parts[asked] * one];
    const inBig = level >= 4;
    if (hcf(parts.squash, parts.water) > 1 || (inBig && known < 1000)) return undefined;
    return {
      params: { squash: parts.squash, water: parts.water, given, asked, known },
      prompt: ask(random, {
        ratio: `${parts.squash}:${parts.water}`,
        given,
        asked,
        amount: inBig ? inLitres(known) : ml(known),
      }),
      answer: ml(right),
      unit: after('ml'),
      steps: [
        ...when(inBig, `${inLitres(known)} = ${ml(known)}`),
        ...when(
          given === 'drink' || asked === 'drink',
          `Parts altogether: ${parts.squash} + ${parts.water} = ${parts.drink}`,
        ),
        ...when(parts[given] > 1, `One part: ${ml(known)} ÷ ${parts[given]} = ${ml(one)}`),
        ...when(parts[given] === 1, `One part is ${ml(one)}.`),
        ...when(parts[asked] > 1, `${ml(one)} × ${parts[asked]} = ${ml(right)}`),
      ],
      wrong: wrongNumbers(
        right,
        [one, parts.drink * one, parts.water * one, parts.squash * one, known / Math.max(2, parts.water)],
        { show: ml, step: 50 },
      ),
    };
  },
  solve: ({ squash, water, given, asked, known }) => {
    const share = (part: string) => (part === 'squash' ? squash : part === 'water' ? water : squash + water);
    return ml((known * share(asked)) / share(given));
  },
});

function ask(
  random: Random,
  { ratio, given, asked, amount }: { ratio: string; given: Part; asked: Part; amount: string },
): string {
  const { name, they } = person(random);
  const flavour = random.pick(['orange', 'blackcurrant', 'lemon', 'apple', 'summer fruits', 'tropical']);
  const knows = {
    squash: `uses ${amount} of squash`,
    water: `uses ${amount} of water`,
    drink: `makes ${amount} of drink`,
  }[given];
  const wants = {
    squash: 'How many millilitres of squash are needed?',
    water: 'How many millilitres of water are needed?',
    drink: 'How many millilitres of drink does that make?',
  }[asked];
  return random.pick([
    `${name} mixes ${flavour} squash and water in the ratio ${ratio}. ${capitalised(they)} ${knows}. ${wants}`,
    `To make a drink, ${flavour} squash is mixed with water in the ratio ${ratio}. ${name} ${knows}. ${wants}`,
  ]);
}
