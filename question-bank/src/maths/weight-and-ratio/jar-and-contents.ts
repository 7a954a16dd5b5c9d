import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { decimalOf } from '../../notation/decimals';
import { asWritten } from '../../notation/fractions';
import { after } from '../../notation/units';

const containers = [
  { vessel: 'jar', contents: 'honey' },
  { vessel: 'jug', contents: 'milk' },
  { vessel: 'tin', contents: 'paint' },
  { vessel: 'toy bucket', contents: 'sand' },
  { vessel: 'bowl', contents: 'rice' },
  { vessel: 'bottle', contents: 'juice' },
];

export const jarAndContents = defineQuestionType({
  key: 'jar-and-contents',
  title: 'Full and part-full',
  targetSeconds: [40, 50, 60, 70, 80],
  version: 4,
  build: (random, level) => {
    const parts = level === 5 ? random.integer(3, 4) : 2; // the part-full jar holds one of these parts
    const step = at(level, [100, 50, 50, 25, 10]);
    const part = random.multiple(step, 2 * step, 600);
    const jar = random.multiple(step, 100, 400);
    const asksContents = level <= 2;
    const [full, partFull, contents] = [jar + parts * part, jar + part, parts * part];
    const right = asksContents ? contents : jar;
    if (jar === part || partFull === right || isInHundreds(level, [part, jar])) return undefined;
    const { vessel, contents: filling } = random.pick(containers);
    const kept = parts - 1;
    return {
      params: { full, partFull, parts, asksContents },
      prompt: ask(random, level, { vessel, filling, full, partFull, parts, asksContents }),
      answer: `${right} g`,
      unit: after('g'),
      answerForm: 'Give grams, like 250.',
      steps: [
        ...when(level >= 4, `${decimalOf(full, 1000)} kg = ${full} g`),
        `${kept === 1 ? 'Half' : asWritten(kept, parts)} of the ${filling}: ${full} g − ${partFull} g = ${full - partFull} g`,
        ...when(kept > 1, `One part: ${full - partFull} g ÷ ${kept} = ${part} g`),
        `All the ${filling}: ${part} g × ${parts} = ${contents} g`,
        ...when(!asksContents, `The empty ${vessel}: ${full} g − ${contents} g = ${jar} g`),
      ],
      wrong: wrongNumbers(right, [full - partFull, asksContents ? jar : contents, partFull / 2, full / 2], {
        show: (mass) => `${mass} g`,
        step: 10,
      }),
    };
  },
  solve: ({ full, partFull, parts, asksContents }) => {
    // jar + parts × part = full and jar + part = partFull
    const jar = (parts * partFull - full) / (parts - 1);
    return `${asksContents ? full - jar : jar} g`;
  },
});

/** At level 2 the masses are not all round hundreds, as they are below. */
const isInHundreds = (level: Level, masses: readonly number[]): boolean =>
  level === 2 && masses.every((mass) => mass % 100 === 0);

interface Weighing {
  vessel: string;
  filling: string;
  full: number;
  partFull: number;
  parts: number;
  asksContents: boolean;
}

function ask(random: Random, level: Level, { vessel, filling, full, partFull, parts, asksContents }: Weighing): string {
  const partName = parts === 2 ? 'half' : `one ${parts === 3 ? 'third' : 'quarter'}`;
  const weight = level >= 4 ? `${decimalOf(full, 1000)} kg` : `${full} g`;
  const question = asksContents
    ? `How much does the ${filling} in a full ${vessel} weigh?`
    : `How much does the empty ${vessel} weigh?`;
  return `${random.pick([
    `A ${vessel} full of ${filling} weighs ${weight}. When it is ${partName} full it weighs ${partFull} g.`,
    `When a ${vessel} is ${partName} full of ${filling}, it weighs ${partFull} g. When it is full, it weighs ${weight}.`,
  ])} ${question} Give your answer in grams.`;
}
