import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { inLitres, ml } from './liquids';

export const tankRemaining = defineQuestionType({
  key: 'tank-remaining',
  title: 'What is left in the tank',
  targetSeconds: [25, 35, 45, 55, 65],
  version: 3,
  build: (random, level) => (level <= 2 ? inWholeLitres(random, level) : inMixedUnits(random, level)),
  solve: ({ tank, each, times, inSmall }) =>
    (inSmall ? ml : inLitres)(Array.from({ length: times }).reduce((left: number) => left - each, tank)),
});

function inWholeLitres(random: Random, level: Level) {
  const times = level === 1 ? random.integer(2, 3) : random.integer(4, 6);
  const each = 1000 * random.integer(2, 9);
  const used = times * each;
  const left = 1000 * random.integer(2, 40);
  const { name } = person(random);
  return {
    params: { tank: used + left, each, times, inSmall: false },
    prompt: random.pick([
      `A water butt holds ${inLitres(used + left)}. ${name} fills ${times} watering cans with ${inLitres(each)} each. How many litres are left?`,
      `A tank holds ${inLitres(used + left)} of oil. ${times} cans of ${inLitres(each)} each are filled from it. How many litres of oil are left in the tank?`,
      `There are ${inLitres(used + left)} of water in a paddling pool. ${name} takes out ${times} buckets of ${inLitres(each)} each. How many litres are left in the pool?`,
    ]),
    answer: inLitres(left),
    unit: after('litres'),
    steps: [
      `Taken: ${times} × ${inLitres(each)} = ${inLitres(used)}`,
      `Left: ${inLitres(used + left)} − ${inLitres(used)} = ${inLitres(left)}`,
    ],
    slips: takenInstead(inLitres(used)),
    wrong: wrongNumbers(left, [used, used + left - each, left + each, left - each], { show: inLitres, step: 1000 }),
  };
}

const takenInstead = (used: string): NamedSlip[] => [
  {
    key: 'the-part-instead',
    answer: used,
    wrote: `Taken: ${used}`,
    tells: `It looks as if you gave what was taken: ${used}. How much is left?`,
  },
];

/** The jug is measured in millilitres and the tank in litres. */
function inMixedUnits(random: Random, level: Level) {
  const times = random.integer(3, at(level, [8, 8, 8, 9, 12]));
  const each = random.multiple(at(level, [50, 50, 50, 50, 25]), 150, 950);
  const used = times * each;
  const tank = random.multiple(500, used + 100, used + 6000);
  const left = tank - used;
  const inSmall = level >= 4;
  const show = inSmall ? ml : inLitres;
  const { name } = person(random);
  if (left === each || left < 50 || (level === 5 && each % 50 === 0)) return undefined;
  return {
    params: { tank, each, times, inSmall },
    prompt: `${random.pick([
      `An urn holds ${inLitres(tank)} of tea. ${name} fills ${times} flasks with ${ml(each)} each. How much tea is left in the urn?`,
      `A drum holds ${inLitres(tank)} of paint. ${name} fills ${times} tins with ${ml(each)} each. How much paint is left in the drum?`,
      `A school kitchen has ${inLitres(tank)} of milk. The cook makes ${times} puddings that each need ${ml(each)}. How much milk is left?`,
    ])} Give your answer in ${inSmall ? 'millilitres' : 'litres'}.`,
    answer: show(left),
    unit: after(inSmall ? 'ml' : 'litres'),
    steps: [
      `Taken: ${times} × ${ml(each)} = ${ml(used)}`,
      `${inLitres(tank)} = ${ml(tank)}`,
      `Left: ${ml(tank)} − ${ml(used)} = ${ml(left)}`,
      ...when(!inSmall, `${ml(left)} = ${inLitres(left)}`),
    ],
    slips: takenInstead(show(used)),
    wrong: wrongNumbers(left, [used, tank - each, left + each, left - each, left * 10], { show, step: 50 }),
  };
}
