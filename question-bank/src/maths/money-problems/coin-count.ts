import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { exactPrice } from '../../notation/money';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { coinName } from './notes-and-coins';

export const coinCount = defineQuestionType({
  key: 'coin-count',
  title: 'How many of each coin',
  targetSeconds: [45, 55, 65, 75, 90],
  version: 2,
  build: (random, level) => {
    const [small, large] = random.pick(at(level, [easyPairs, easyPairs, allPairs, allPairs, allPairs]));
    const most = at(level, mostCoins);
    const [smallCount, largeCount] = [random.integer(1, most), random.integer(2, most)];
    if (!outgrows(level, mostCoins, smallCount, largeCount)) return undefined;
    const coins = smallCount + largeCount;
    const total = smallCount * small + largeCount * large;
    const { name } = person(random);
    const extra = total - coins * small;
    return {
      params: { small, large, coins, total },
      prompt: random.pick([
        `${name} has ${coins} coins. They are all ${coinName(small)} and ${coinName(large)} coins, and they are worth ${exactPrice(total)} altogether. How many ${coinName(large)} coins does ${name} have?`,
        `A money box holds only ${coinName(small)} and ${coinName(large)} coins. There are ${coins} coins, worth ${exactPrice(total)} in total. How many of them are ${coinName(large)} coins?`,
      ]),
      answer: String(largeCount),
      unit: after(`${coinName(large)} coins`),
      steps: [
        `If all were ${coinName(small)} coins: ${coins} × ${coinName(small)} = ${exactPrice(coins * small)}`,
        `Too little by: ${exactPrice(total)} − ${exactPrice(coins * small)} = ${exactPrice(extra)}`,
        `Each ${coinName(large)} coin adds: ${coinName(large)} − ${coinName(small)} = ${exactPrice(large - small)}`,
        `Number of ${coinName(large)} coins: ${exactPrice(extra)} ÷ ${exactPrice(large - small)} = ${largeCount}`,
      ],
      wrong: wrongNumbers(largeCount, [smallCount, coins, Math.floor(total / large)]),
    };
  },
  solve: ({ small, large, coins, total }) => {
    const fitting = Array.from({ length: coins + 1 }, (_, many) => many).filter(
      (many) => many * large + (coins - many) * small === total,
    );
    return fitting.length === 1 ? String(fitting[0]) : '';
  },
});

/** The most coins of one kind. */
const mostCoins: ByLevel<number> = [3, 5, 8, 12, 20];

type CoinPair = readonly [small: number, large: number];

const easyPairs: readonly CoinPair[] = [
  [1, 2],
  [5, 10],
  [10, 20],
  [10, 50],
  [20, 50],
  [5, 20],
];
const allPairs: readonly CoinPair[] = [...easyPairs, [2, 5], [5, 50], [20, 100], [50, 200], [20, 200], [2, 20]];
