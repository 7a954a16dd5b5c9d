import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { decimalOf } from '../../notation/decimals';
import { after, quantity } from '../../notation/units';
import { listOf } from '../../wording/english';
import { person } from '../../wording/people';

const mixtures = [
  {
    batch: 'jug of fruit punch',
    batches: 'jugs of fruit punch',
    unit: 'ml',
    big: 'litres',
    of: ['orange juice', 'apple juice', 'lemonade'],
  },
  {
    batch: 'pot of cactus compost',
    batches: 'pots of cactus compost',
    unit: 'g',
    big: 'kg',
    of: ['sand', 'grit', 'bark'],
  },
  { batch: 'tray of flapjacks', batches: 'trays of flapjacks', unit: 'g', big: 'kg', of: ['oats', 'butter', 'syrup'] },
  { batch: 'bag of trail mix', batches: 'bags of trail mix', unit: 'g', big: 'kg', of: ['nuts', 'raisins', 'seeds'] },
  {
    batch: 'bottle of green paint',
    batches: 'bottles of green paint',
    unit: 'ml',
    big: 'litres',
    of: ['blue paint', 'yellow paint', 'white paint'],
  },
] as const;

export const mixtureLimit = defineQuestionType({
  key: 'mixture-limit',
  title: 'What runs out first',
  levels: levelsFrom(4),
  targetSeconds: [75, 75, 75, 75, 90],
  version: 2,
  build: (random, level) => {
    const { batch, batches, unit, big, of } = random.pick(mixtures);
    const needs = of.slice(0, level === 5 ? 3 : 2).map((ingredient) => {
      const each = random.multiple(50, 100, 450);
      const times = random.integer(3, level === 5 ? 15 : 9);
      // What is over for no whole batch.
      const over = random.multiple(50, 0, each - 50);
      return { ingredient, each, times, stock: each * times + over };
    });
    const counts = needs.map(({ times }) => times);
    const most = Math.min(...counts);
    if (new Set(counts).size < counts.length || needs.some(({ stock }) => stock < 1000)) return undefined;
    const { name } = person(random);
    const recipe = listOf(needs.map(({ ingredient, each }) => `${each} ${unit} of ${ingredient}`));
    const stock = listOf(
      needs.map(({ ingredient, stock: amount }) => `${quantity(decimalOf(amount, 1000), big)} of ${ingredient}`),
    );
    return {
      params: { each: needs.map(({ each }) => each), stock: needs.map(({ stock: amount }) => amount) },
      prompt: random.pick([
        `One ${batch} needs ${recipe}. ${name} has ${stock}. How many whole ${batches} can ${name} make?`,
        `To make one ${batch}, ${name} uses ${recipe}. What is the greatest number of whole ${batches} that ${name} can make with ${stock}?`,
      ]),
      answer: String(most),
      unit: after(batches),
      steps: [
        ...needs.map(({ stock: amount }) => `${quantity(decimalOf(amount, 1000), big)} = ${amount} ${unit}`),
        ...needs.map(({ ingredient, each, stock: amount }) => enoughFor([ingredient, unit], amount, each)),
        `The smallest number decides: ${most}.`,
      ],
      wrong: wrongNumbers(most, [...counts, most + 1, most - 1]),
    };
  },
  solve: ({ each, stock }) => {
    let batches = 0;
    while (each.every((need, index) => need * (batches + 1) <= (stock[index] ?? 0))) batches += 1;
    return String(batches);
  },
});

function enoughFor([ingredient, unit]: [string, string], stock: number, each: number): string {
  const [times, over] = [Math.floor(stock / each), stock % each];
  const name = ingredient.charAt(0).toUpperCase() + ingredient.slice(1);
  return `${name}: ${stock} ${unit} ÷ ${each} ${unit} = ${times}${over > 0 ? ` remainder ${over} ${unit}` : ''}`;
}
