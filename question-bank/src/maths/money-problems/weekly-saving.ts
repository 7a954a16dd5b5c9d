import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { price } from '../../notation/money';
import { after } from '../../notation/units';
import { withArticle } from '../../wording/english';
import { person } from '../../wording/people';

const smallDreams = ['football', 'board game', 'cricket bat', 'kite', 'paint set', 'puzzle'];
const middlingDreams = ['skateboard', 'tent', 'scooter', 'football kit', 'tennis racket', 'rucksack'];
const bigDreams = ['bicycle', 'guitar', 'telescope', 'camera', 'keyboard', 'kayak'];
const [middlingFrom, dearFrom] = [3500, 10_000]; // pence

export const weeklySaving = defineQuestionType({
  key: 'weekly-saving',
  title: 'Saving each week',
  targetSeconds: [30, 40, 50, 65, 75],
  version: 3,
  build: (random, level) => {
    const weeks = random.integer(3, at(level, [8, 8, 12, 20, 30]));
    const weekly = random.multiple(at(level, [100, 100, 50, 50, 25]), 100, at(level, [1000, 800, 800, 900, 950]));
    const start = level === 1 ? 0 : random.multiple(50, 100, 2000);
    // From level 4 the last week's saving is more than is needed.
    const spare = level >= 4 ? random.multiple(25, 25, weekly - 25) : 0;
    const target = start + weeks * weekly - spare;
    if (level === 3 && weekly % 100 === 0) return undefined;
    if (target < 800 || target > 30_000) return undefined;
    const needed = target - start;
    return {
      params: { start, weekly, target },
      prompt: ask(random, { start, weekly, target }),
      answer: String(weeks),
      unit: after('weeks'),
      answerForm: 'Give a whole number of weeks.',
      steps: [
        ...(start > 0 ? [`Still needed: ${price(target)} − ${price(start)} = ${price(needed)}`] : []),
        ...weeksNeeded(needed, weekly, weeks),
      ],
      wrong: wrongNumbers(weeks, [
        weeks - 1,
        weeks + 1,
        Math.ceil(target / weekly),
        Math.ceil((target + start) / weekly),
      ]),
    };
  },
  solve: ({ start, weekly, target }) => {
    let weeks = 0;
    for (let saved = start; saved < target; saved += weekly) weeks += 1;
    return String(weeks);
  },
});

function weeksNeeded(needed: number, weekly: number, weeks: number): string[] {
  if (needed % weekly === 0) return [`Weeks: ${price(needed)} ÷ ${price(weekly)} = ${weeks}`];
  return [
    `After ${weeks - 1} weeks: ${weeks - 1} × ${price(weekly)} = ${price((weeks - 1) * weekly)}`,
    'That is not enough, so one more week is needed.',
    `After ${weeks} weeks: ${weeks} × ${price(weekly)} = ${price(weeks * weekly)}`,
  ];
}

function ask(random: Random, { start, weekly, target }: { start: number; weekly: number; target: number }): string {
  const { name, they, their } = person(random);
  const dream = random.pick(target < middlingFrom ? smallDreams : target < dearFrom ? middlingDreams : bigDreams);
  const already = start > 0 ? ` ${name} already has ${price(start)}.` : '';
  return random.pick([
    `${name} is saving for ${withArticle(dream)} that costs ${price(target)}.${already} Each week ${they} saves ${price(weekly)}. After how many weeks can ${they} buy the ${dream}?`,
    `${name} wants to buy ${withArticle(dream)} for ${price(target)}.${already} If ${they} saves ${price(weekly)} of ${their} pocket money every week, how many weeks will it take?`,
  ]);
}
